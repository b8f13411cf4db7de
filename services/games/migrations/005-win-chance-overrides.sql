-- What an operator has set for one member and game instead of the default.
CREATE TABLE win_chance_overrides (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  game text NOT NULL CHECK (game IN ('bombs', 'crash')),
  win_chance_percent smallint NOT NULL CHECK (win_chance_percent BETWEEN 1 AND 100),
  max_multiplier integer CHECK (max_multiplier >= 100),
  notes text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (member_id, game)
);
