-- A transfer above a minute's share is counted apart: one of them may pass in a minute, beside that share.
-- borne: it allows more than before, and the table holds an hour of flows.
alter table caller_flows
  drop constraint caller_flows_direction_check,
  add constraint caller_flows_direction_check check (direction in ('credit', 'debit', 'large_credit', 'large_debit'));
