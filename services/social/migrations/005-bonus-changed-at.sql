-- borne: only the new column is filled, which nobody reads yet
-- When a bonus was taken back: a reversal that is still on its way is no fault for the audit.
alter table referral_bonuses add column changed_at timestamptz not null default clock_timestamp();
update referral_bonuses set changed_at = created_at;
