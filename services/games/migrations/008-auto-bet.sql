-- From when on a member was as old as they said.
alter table play_limits add column age_told_at timestamptz;
