-- The proof for the member: each night their transfers are chained by hash, and one Merkle root over all members' heads
-- is published. Nothing here is part of a transfer. The bytes are described in the README; the verifiers do not share
-- this code.

-- The head of a member's chain at the end of a day (UTC) on which it grew; seq is the last transfer that it covers.
create table statement_chains (
  member_id uuid not null,
  day date not null,
  seq bigint not null,
  head bytea not null,
  primary key (member_id, day)
);
create index statement_chains_day on statement_chains (day);

-- Which leaf is whose, for ever: the tree only grows at its end.
create table proof_members (
  member_id uuid primary key,
  position bigint not null unique
);

create table proof_roots (
  day date primary key,
  members bigint not null,
  -- what all members have together, hundredths: committed to by every node of the tree
  total bigint not null check (total >= 0),
  tree bytea not null,
  -- the root of the day before; zeros before the first
  previous bytea not null unique,
  -- what is published: commits to all of the above
  root bytea not null,
  -- of each 1024 leaves the node over them, so that a path is found without hashing every member
  chunks bytea not null,
  published_at timestamptz not null default clock_timestamp()
);

create trigger statement_chains_append_only before update or delete or truncate on statement_chains
  for each statement execute function refuse_change();
create trigger proof_members_append_only before update or delete or truncate on proof_members
  for each statement execute function refuse_change();
create trigger proof_roots_append_only before update or delete or truncate on proof_roots
  for each statement execute function refuse_change();

-- A text as it is hashed: its length in bytes (32 bits, big-endian), then its UTF-8. No two lists of texts give the
-- same bytes.
create function field(value text) returns bytea language sql immutable as $$
  select int4send(octet_length(value)) || convert_to(value, 'UTF8')
$$;

create function instant_text(at timestamptz) returns text language sql immutable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

create function transfer_bytes(m transfers) returns bytea language sql immutable as $$
  select field(m.seq::text) || field(m.id::text) || field(m.debit_account) || field(m.credit_account) || field(m.amount::text)
    || field(m.type) || field(m.reason) || field(m.caller) || field(m.key) || field(m.undo::text)
    || field(m.balance_after::text) || field(m.debt_after::text) || field(instant_text(m.created_at))
$$;

create function chain_start(member_id uuid) returns bytea language sql immutable as $$
  select sha256('\x03'::bytea || field('facet.statement-chain.v1') || field(member_id::text))
$$;

-- The first value is the head so far, every other one a transfer's bytes.
create function chain_step(head bytea, transfer bytea) returns bytea language sql immutable as $$
  select case when head is null then transfer else sha256('\x02'::bytea || head || transfer) end
$$;
create aggregate chain_head(bytea) (sfunc = chain_step, stype = bytea);
