-- Who has voted on a canary: each network once, for the first version that it was shown since the deployable was moved
-- last. `voter` is a keyed hash of the network's address that changes each day: it says nothing of anybody, and nobody
-- but the gateway can make one.
create table telemetry_votes (
  deployable text not null,
  voter text not null,
  version text not null,
  cohort text not null check (cohort in ('stable', 'canary')),
  cast_at timestamptz not null,
  failed_at timestamptz,
  primary key (deployable, voter)
);
