-- When social gave the rank that is kept here: events may come in any order.
ALTER TABLE members ADD COLUMN rank_given_at timestamptz;
