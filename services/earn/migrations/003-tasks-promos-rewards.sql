-- Links that members follow. A deleted one stays for those who were paid for it.
create table social_tasks (
  id uuid primary key,
  title text not null,
  link text not null,
  reward_hundredths bigint not null check (reward_hundredths between 1 and 1000000),
  is_active boolean not null,
  -- false: the amount is shown and not paid
  is_real_reward boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by text not null,
  deleted_at timestamptz,
  deleted_by text
);

create table task_progress (
  member_id uuid not null,
  task_id uuid not null references social_tasks,
  started_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  -- null for a task that pays nothing
  earning_id uuid unique references earnings,
  primary key (member_id, task_id),
  check (earning_id is null or completed_at is not null)
);

create table promo_codes (
  id uuid primary key,
  code text not null check (code = upper(code) and code ~ '^[!-~]{1,40}$'),
  reward_hundredths bigint not null check (reward_hundredths between 1 and 1000000),
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  expires_at timestamptz,
  is_active boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by text not null,
  deleted_at timestamptz,
  deleted_by text,
  check (max_uses is null or uses <= max_uses)
);
create unique index promo_codes_code on promo_codes (code) where deleted_at is null;

create table promo_redemptions (
  member_id uuid not null,
  promo_id uuid not null references promo_codes,
  earning_id uuid not null unique references earnings,
  primary key (member_id, promo_id)
);

-- One claim for each member and day, week, or friend. Days and weeks are UTC.
create table daily_claims (
  member_id uuid not null,
  day date not null,
  -- how many days in a row, this one included
  streak integer not null check (streak > 0),
  earning_id uuid not null unique references earnings,
  primary key (member_id, day)
);
create table weekly_claims (
  member_id uuid not null,
  -- its Monday
  week date not null check (extract(isodow from week) = 1),
  earning_id uuid not null unique references earnings,
  primary key (member_id, week)
);

-- Who brought whom, from identity; reached_at when the friend's total earned was first seen at the goal.
create table referrals (
  referred_id uuid primary key,
  referrer_id uuid not null,
  username text not null,
  registered_at timestamptz not null,
  total_earned_hundredths bigint not null default 0,
  asked_at timestamptz not null default '-infinity',
  reached_at timestamptz,
  earning_id uuid unique references earnings,
  check (referred_id <> referrer_id),
  check (earning_id is null or reached_at is not null)
);
create index referrals_of_member on referrals (referrer_id, referred_id);

-- What the listed rewards pay; one row, operators edit it.
create table reward_amounts (
  only_row boolean primary key default true check (only_row),
  daily_hundredths bigint[] not null check (cardinality(daily_hundredths) between 1 and 31),
  weekly_goal_hundredths bigint not null check (weekly_goal_hundredths > 0),
  weekly_hundredths bigint not null check (weekly_hundredths between 1 and 1000000),
  referral_goal_hundredths bigint not null check (referral_goal_hundredths > 0),
  referral_hundredths bigint not null check (referral_hundredths between 1 and 1000000),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text
);
insert into reward_amounts (daily_hundredths, weekly_goal_hundredths, weekly_hundredths, referral_goal_hundredths, referral_hundredths)
values ('{1000,1500,2000,2500,3000,4000,5000}', 50000, 20000, 10000, 10000);

-- Answers of members' calls that move money, by the caller's Idempotency-Key: the same call again answers the same.
create table answered_requests (
  member_id uuid not null,
  key text not null,
  request text not null,
  answer jsonb,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (member_id, key)
);
create index answered_requests_age on answered_requests (answered_at);
