-- Operators look for a member's postbacks by their name.
create index members_username on members (lower(username));
