-- When the schedule last tried to let a check look, whether it could or not. Runs by hand leave it as it is.
alter table audit_checks add column tried_at timestamptz;
