-- When social gave the rank that is kept here: events may come in any order.
alter table members add column rank_given_at timestamptz;
