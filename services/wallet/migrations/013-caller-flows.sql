-- What each calling service moved lately, in slots of ten seconds, for its limits. Each replica writes rows of its own,
-- so that no transfer waits for another's; what is older than an hour counts for nothing.
create table caller_flows (
  slot timestamptz not null,
  replica uuid not null,
  caller text not null,
  direction text not null check (direction in ('credit', 'debit')),
  transfers bigint not null,
  amount bigint not null,
  primary key (slot, replica, caller, direction)
);
