-- When rounds could not be served: no replica beat. A round of Crash that was lost meanwhile gives its stake back, since nobody could cash out.
CREATE TABLE heartbeat (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  beat_at timestamptz NOT NULL
);
CREATE TABLE outages (
  began_at timestamptz PRIMARY KEY,
  ended_at timestamptz NOT NULL CHECK (ended_at > began_at)
);
