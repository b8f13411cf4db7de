-- When rounds could not be served: no replica beat. A round of Crash that was lost meanwhile gives its stake back,
-- since nobody could cash out.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  beat_at timestamptz not null
);
create table outages (
  began_at timestamptz primary key,
  ended_at timestamptz not null check (ended_at > began_at)
);
