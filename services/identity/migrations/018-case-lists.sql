-- A page of cases costs the same however many there are, by whatever it is looked for.
create index concurrently if not exists cases_over on cases (changed_at, id) where state in ('solved', 'closed');
create index concurrently if not exists cases_titles on cases using gin (lower(fact ->> 'title') gin_trgm_ops) where fact is not null;
