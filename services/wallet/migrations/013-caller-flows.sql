-- What each calling service moved lately, in slots of ten seconds, for its limits. Each replica writes rows of its own, so that no transfer waits
-- for another's; what is older than an hour counts for nothing.
CREATE TABLE caller_flows (
  slot timestamptz NOT NULL,
  replica uuid NOT NULL,
  caller text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  transfers bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (slot, replica, caller, direction)
);
