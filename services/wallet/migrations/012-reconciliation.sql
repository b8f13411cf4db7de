-- The reconciliation inside the wallet, and between it and the services that promise money.

-- When each check looked last. One that could not look says nothing: it is neither clean nor a fault.
CREATE TABLE audit_checks (
  name text PRIMARY KEY,
  -- what is younger than this has not been looked at
  looked_at timestamptz,
  -- the same of a run that looked at everything
  looked_at_all timestamptz,
  -- null: it looked the last time
  not_run_since timestamptz,
  not_run_for text
);
ALTER TABLE audits ADD COLUMN not_run jsonb NOT NULL DEFAULT '[]';

-- Payouts are stopped while one is open, of each source at most one. It names the checks that failed, and ends when one run of exactly these, over everything, is clean.
CREATE TABLE payout_stops (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- who found it: the audit of the ledger, or the comparison with the game platform; each ends its own
  source text NOT NULL CHECK (source IN ('audit', 'outward')),
  since timestamptz NOT NULL,
  checks text[] NOT NULL CHECK (cardinality(checks) > 0),
  -- of the last run that failed
  faults integer NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE UNIQUE INDEX payout_stops_one_open ON payout_stops (source) WHERE ended_at IS NULL;

-- One reconciliation at a time, over all replicas.
CREATE TABLE audit_lease (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  holder uuid,
  until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO audit_lease DEFAULT VALUES;

-- What other services handed over for the run that holds the lease. Nothing is lost with them: the next run asks again.
CREATE UNLOGGED TABLE promisers (
  caller text PRIMARY KEY,
  -- by this database's clock, before the first of its promises was read
  taken_at timestamptz NOT NULL
);
CREATE UNLOGGED TABLE promises (
  caller text NOT NULL,
  member_id uuid NOT NULL,
  key text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (caller, member_id, key)
);

-- What the hourly run reads; of movements it reads the index movements_created_at.
CREATE INDEX movement_keys_marks ON movement_keys (created_at) WHERE seq IS NULL;
CREATE INDEX withdrawals_changed ON withdrawals (changed_at);
CREATE INDEX payout_attempts_decided ON payout_attempts (decided_at) WHERE decided_at IS NOT NULL;
