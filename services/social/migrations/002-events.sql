-- An event is active until it is ended (its winner drawn) or deleted (its fees given back).
CREATE TABLE events (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'ended', 'deleted')),
  prize bigint NOT NULL CHECK (prize > 0),
  entry_fee bigint NOT NULL CHECK (entry_fee >= 0),
  max_participants integer CHECK (max_participants > 0),
  -- Openings and joined members; what the maximum is held against.
  seats_taken integer NOT NULL DEFAULT 0 CHECK (seats_taken >= 0),
  -- Joined members; the number of the last entry.
  participants integer NOT NULL DEFAULT 0 CHECK (participants >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Decides the winner. Only its SHA-256 is shown until the event has ended. Sealed with a key that is not in the database.
  sealed_seed bytea NOT NULL,
  -- When it was drawn anew: the site was restored from a backup, since which the event may have ended and shown it.
  redrawn_at timestamptz,
  winner_id uuid,
  winner_number integer,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  ended_by text,
  CHECK (max_participants IS NULL OR seats_taken <= max_participants),
  CHECK ((winner_id IS NULL) = (winner_number IS NULL)),
  CHECK ((status = 'active') = (ended_at IS NULL))
);
CREATE INDEX events_listed ON events (status, ends_at);

-- An entry is a saga: seat, then fee, then membership.
--   opening -> joined | voiding      joined -> voiding (the event was deleted)      voiding -> refused | refunded (what `ending` says), once the fee is back
CREATE TABLE entries (
  event_id uuid NOT NULL REFERENCES events,
  member_id uuid NOT NULL,
  -- Names the fee in the wallet; another one at each try.
  id uuid NOT NULL UNIQUE,
  idempotency_key text NOT NULL,
  state text NOT NULL CHECK (state IN ('opening', 'joined', 'voiding', 'refused', 'refunded')),
  ending text CHECK (ending IN ('refused', 'refunded')),
  refusal text,
  fee bigint NOT NULL CHECK (fee >= 0),
  number integer CHECK (number > 0),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  joined_at timestamptz,
  PRIMARY KEY (event_id, member_id),
  CHECK ((number IS NULL) = (joined_at IS NULL)),
  CHECK ((state = 'voiding') <= (ending IS NOT NULL)),
  CHECK ((state IN ('joined', 'refunded')) <= (number IS NOT NULL))
);
CREATE UNIQUE INDEX entries_numbers ON entries (event_id, number) WHERE number IS NOT NULL;
CREATE INDEX entries_half_way ON entries (idle_since) WHERE state IN ('opening', 'voiding');
