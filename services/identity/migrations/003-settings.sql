-- Only what an operator changed; everything else has the catalogue's default.
create table settings (
  key text primary key,
  value text not null,
  changed_at timestamptz not null default clock_timestamp()
);
