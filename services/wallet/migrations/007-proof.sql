-- The proof for the member: each night their movements are chained by hash, and one Merkle root over all members' heads is
-- published. Nothing here is part of a transfer. The bytes are described in the README; the verifiers do not share this code.

-- The head of a member's chain at the end of a day (UTC) on which it grew; seq is the last movement that it covers.
CREATE TABLE statement_chains (
  member_id uuid NOT NULL,
  day date NOT NULL,
  seq bigint NOT NULL,
  head bytea NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX statement_chains_day ON statement_chains (day);

-- Which leaf is whose, for ever: the tree only grows at its end.
CREATE TABLE proof_members (
  member_id uuid PRIMARY KEY,
  position bigint NOT NULL UNIQUE
);

CREATE TABLE proof_roots (
  day date PRIMARY KEY,
  members bigint NOT NULL,
  -- what all members have together, hundredths: committed to by every node of the tree
  total bigint NOT NULL CHECK (total >= 0),
  tree bytea NOT NULL,
  -- the root of the day before; zeros before the first
  previous bytea NOT NULL UNIQUE,
  -- what is published: commits to all of the above
  root bytea NOT NULL,
  -- of each 1024 leaves the node over them, so that a path is found without hashing every member
  chunks bytea NOT NULL,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TRIGGER statement_chains_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_chains
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proof_members_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_members
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proof_roots_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_roots
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A text as it is hashed: its length in bytes (32 bits, big-endian), then its UTF-8. No two lists of texts give the same bytes.
CREATE FUNCTION field(value text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT int4send(octet_length(value)) || convert_to(value, 'UTF8')
$$;

CREATE FUNCTION instant_text(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

CREATE FUNCTION movement_bytes(m movements) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT field(m.seq::text) || field(m.id::text) || field(m.debit_account) || field(m.credit_account) || field(m.amount::text)
    || field(m.type) || field(m.reason) || field(m.caller) || field(m.key) || field(m.undo::text)
    || field(m.balance_after::text) || field(m.debt_after::text) || field(instant_text(m.created_at))
$$;

CREATE FUNCTION chain_start(member_id uuid) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256('\x03'::bytea || field('facet.statement-chain.v1') || field(member_id::text))
$$;

-- The first value is the head so far, every other one a movement's bytes.
CREATE FUNCTION chain_step(head bytea, movement bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN head IS NULL THEN movement ELSE sha256('\x02'::bytea || head || movement) END
$$;
CREATE AGGREGATE chain_head(bytea) (sfunc = chain_step, stype = bytea);
