-- What an operator has saved of a list, for themselves: its search, filters, order and rows a page under a name.
create table operator_views (
  id uuid primary key,
  operator_id uuid not null references operators,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, list, name)
);
