-- A transfer above a minute's share is counted apart: one of them may pass in a minute, beside that share.
-- borne: it allows more than before, and the table holds an hour of flows.
ALTER TABLE caller_flows
  DROP CONSTRAINT caller_flows_direction_check,
  ADD CONSTRAINT caller_flows_direction_check CHECK (direction IN ('credit', 'debit', 'large_credit', 'large_debit'));
