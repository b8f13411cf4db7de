-- What operators note in a case for each other. In a table of its own, which nothing that a member asks for reads.
create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  seq bigint generated always as identity,
  operator text not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index notes_of_case on case_notes (case_id, seq);
