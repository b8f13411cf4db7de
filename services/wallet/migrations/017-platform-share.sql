-- The percent of the sale that the platform kept when it was asked for: the setting may change, what a member was told
-- stays. Null: requested before this was kept.
alter table withdrawals add column platform_share_percent smallint check (platform_share_percent between 0 and 100);
