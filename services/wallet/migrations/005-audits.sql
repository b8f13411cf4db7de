-- When the money was proven last, and what was found.
CREATE TABLE audits (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  scope text NOT NULL CHECK (scope IN ('new', 'all')),
  -- what changed since then was looked at
  since timestamptz NOT NULL,
  -- the database's time of the snapshot that was looked at
  taken_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  faults integer NOT NULL,
  findings jsonb NOT NULL
);
CREATE INDEX audits_by_scope ON audits (scope, taken_at DESC);
