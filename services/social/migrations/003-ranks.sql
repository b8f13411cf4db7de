create table ranks (
  id uuid primary key,
  name text not null unique,
  -- Hundredths of a percent: 200 is 2.00 %.
  bonus_percent integer not null check (bonus_percent between 0 and 10000),
  required_earnings bigint not null unique check (required_earnings >= 0),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  changed_by text,
  changed_at timestamptz not null default clock_timestamp()
);
insert into ranks (id, name, bonus_percent, required_earnings, color) values
  ('01920000-0000-7000-8000-000000000001', 'Bronze', 200, 0, '#cd7f32'),
  ('01920000-0000-7000-8000-000000000002', 'Silver', 300, 10000, '#c0c0c0'),
  ('01920000-0000-7000-8000-000000000003', 'Gold', 500, 50000, '#ffd700'),
  ('01920000-0000-7000-8000-000000000004', 'Platinum', 700, 200000, '#5bc8c8'),
  ('01920000-0000-7000-8000-000000000005', 'Diamond', 1000, 1000000, '#7aa7ff');
