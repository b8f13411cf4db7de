-- The operator who has taken a case, or was given it; null: nobody. It stays when the case is over, and when its member
-- opens it again.
alter table cases add column assignee text;
