-- What operators did with a case, by the key that they did it under: the same act again does nothing more, with words
-- or without.
create table case_acts (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade
);
create index acts_of_case on case_acts (case_id);
