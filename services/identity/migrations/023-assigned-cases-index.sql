-- A page of one operator's cases costs the same however many they have had.
create index concurrently if not exists cases_assigned on cases (assignee, changed_at, id) where state in ('open', 'waiting');
create index concurrently if not exists cases_assigned_over on cases (assignee, changed_at, id) where state in ('solved', 'closed');
