-- How each canary compares with the stable version of the same time: what the automatic roll back decides by.
create table canary_trials (
  id bigint generated always as identity primary key,
  deployable text not null,
  version text not null,
  stable text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('rolled back', 'ended')),

  -- All of the trial.
  canary_sessions integer not null default 0,
  canary_affected integer not null default 0,
  stable_sessions integer not null default 0,
  stable_affected integer not null default 0,
  -- Natural logarithm of the evidence for each of the ratios that the code names.
  log_evidence double precision[] not null,

  -- Since the deployable was moved last: a new share mixes visitors anew, and sessions of before are compared no more.
  epoch_revision bigint not null,
  epoch_at timestamptz not null,
  counted_until timestamptz not null,
  canary_at_risk integer not null default 0,
  stable_at_risk integer not null default 0,
  check ((ended_at is null) = (outcome is null))
);
create unique index canary_trials_open on canary_trials (deployable) where ended_at is null;
create index canary_trials_recent on canary_trials (deployable, started_at);
