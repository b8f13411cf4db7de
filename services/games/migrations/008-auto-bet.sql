-- From when on a member was as old as they said.
ALTER TABLE play_limits ADD COLUMN age_told_at timestamptz;
