-- The percent of the sale that the platform kept when it was asked for: the setting may change, what a member was told stays.
-- Null: requested before this was kept.
ALTER TABLE withdrawals ADD COLUMN platform_share_percent smallint CHECK (platform_share_percent BETWEEN 0 AND 100);
