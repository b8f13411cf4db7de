-- Until when an open case is out of the operators' queue, and who put it there. Whatever the member or an operator
-- writes ends it; its member is never told.
alter table cases add column snoozed_until timestamptz, add column snoozed_by text;
