-- A friend earned something: since when the wallet is to be asked whether they are at the goal; when their referrer was
-- told that they are.
alter table referrals add due_at timestamptz, add told_at timestamptz;

-- Whose streak ends today is looked for once a day, in the order of the last claims; how far the look has come.
create table streak_looks (
  only_row boolean primary key default true check (only_row),
  day date not null,
  claim_day date not null,
  member_id uuid not null,
  is_over boolean not null
);
insert into streak_looks (day, claim_day, member_id, is_over) values ('-infinity', '-infinity', '00000000-0000-0000-0000-000000000000', true);
