-- What was promised to whom at registration: the wallet's audit compares it with the ledger (src/audit/promises.ts).
create table welcome_bonuses (
  member_id uuid primary key references members,
  amount_hundredths bigint not null check (amount_hundredths > 0),
  message_id uuid not null unique,
  -- the wallet has booked it
  is_credited boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
create index welcome_bonuses_changed on welcome_bonuses (changed_at);
