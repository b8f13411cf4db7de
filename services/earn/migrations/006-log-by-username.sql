-- Operators look for a member's postbacks by his name.
create index members_username on members (lower(username));
