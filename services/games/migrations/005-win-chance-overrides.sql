-- What an operator has set for one member and game instead of the default.
create table win_chance_overrides (
  id uuid primary key,
  member_id uuid not null,
  game text not null check (game in ('bombs', 'crash')),
  win_chance_percent smallint not null check (win_chance_percent between 1 and 100),
  max_multiplier integer check (max_multiplier >= 100),
  notes text,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (member_id, game)
);
