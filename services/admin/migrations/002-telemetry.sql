-- What browsers report, by deployable, version and cohort. Nothing here says who: `page` is a random id of one page
-- load.

-- One row for each session: one page load with one version. Kept for a day, long enough to know a page load again.
create table telemetry_sessions (
  page uuid not null,
  deployable text not null,
  version text not null,
  cohort text not null check (cohort in ('stable', 'canary', 'preview')),
  seen_at timestamptz not null,
  -- Its first error.
  affected_at timestamptz,
  primary key (page, deployable, version, cohort)
);
create index telemetry_sessions_seen on telemetry_sessions (deployable, seen_at);
create index telemetry_sessions_affected on telemetry_sessions (deployable, affected_at) where affected_at is not null;

create table telemetry_minutes (
  deployable text not null,
  version text not null,
  cohort text not null,
  minute timestamptz not null,
  sessions integer not null default 0,
  affected integer not null default 0,
  errors integer not null default 0,
  primary key (deployable, version, cohort, minute)
) with (fillfactor = 70);

-- Vitals and load phases as histograms with geometric buckets, ten minutes each.
create table telemetry_measures (
  deployable text not null,
  version text not null,
  cohort text not null,
  measure text not null,
  slot timestamptz not null,
  bucket smallint not null,
  count integer not null,
  primary key (deployable, version, cohort, measure, slot, bucket)
) with (fillfactor = 70);

-- What the errors said: a limited number for each version.
create table telemetry_errors (
  deployable text not null,
  version text not null,
  fingerprint text not null,
  source text not null,
  message text not null,
  count bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (deployable, version, fingerprint)
);
