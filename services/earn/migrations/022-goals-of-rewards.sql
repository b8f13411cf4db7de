-- The goal by which a reward was earned: one that rises later takes back nothing. Null, of before: the goal of now counts.
alter table weekly_claims add column goal_hundredths bigint check (goal_hundredths > 0);
alter table referrals add column reached_goal_hundredths bigint check (reached_goal_hundredths > 0);
