-- borne: only the new column is filled, which nobody reads yet
-- When a bonus was taken back: a reversal that is still on its way is no fault for the audit.
ALTER TABLE referral_bonuses ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp();
UPDATE referral_bonuses SET changed_at = created_at;
