-- Only a few are snoozed at a time.
create index concurrently if not exists cases_snoozed on cases (changed_at, id) where snoozed_until is not null;
