-- Many codes made in one act, each used once, and at most one of them by a member.
create table code_batches (
  id uuid primary key,
  -- What each of its codes begins with; eight random characters follow.
  prefix text not null check (prefix = upper(prefix) and prefix ~ '^[!-~]{1,20}$'),
  size integer not null check (size between 1 and 5000),
  reward_hundredths bigint not null check (reward_hundredths between 1 and 1000000),
  expires_at timestamptz,
  is_active boolean not null default true,
  note text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by text not null
);
alter table promo_codes add column batch_id uuid references code_batches;
create index promo_codes_of_batch on promo_codes (batch_id, code) where batch_id is not null;
alter table promo_redemptions add column batch_id uuid references code_batches;
-- borne: the version before writes no batch, and there is none before this one
create unique index promo_redemptions_of_batch on promo_redemptions (batch_id, member_id) where batch_id is not null;
