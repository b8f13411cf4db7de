-- The few that a filter leaves, by name: without it the whole list is read to find them.
create index members_disabled_by_name on members (lower(username), id) where disabled;
create index members_with_risk_by_name on members (lower(username), id) where risk_signs <> '{}';
