-- Who has ever earned by referring. `rank_id` is the rank that was last told to identity.
create table referrers (
  member_id uuid primary key,
  total bigint not null default 0 check (total >= 0),
  rank_id uuid not null references ranks
);
create index referrers_totals on referrers (total);

-- One for each earning of a referred member. 'cancelled': its reversal came first, and no bonus was or will be paid.
create table referral_bonuses (
  earning_id text primary key,
  referrer_id uuid,
  referred_id uuid not null,
  state text not null check (state in ('credited', 'reversed', 'cancelled')),
  source text,
  earned bigint,
  bonus_percent integer,
  amount bigint not null default 0 check (amount >= 0),
  created_at timestamptz not null default clock_timestamp(),
  check ((state = 'cancelled') or (referrer_id is not null and earned > 0))
);
create index referral_bonuses_recent on referral_bonuses (referrer_id, created_at desc, earning_id desc) where state = 'credited';
create index referral_bonuses_by_referred on referral_bonuses (referred_id) where state = 'credited';
