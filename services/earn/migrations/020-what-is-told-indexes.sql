-- Friends about whom the wallet is to be asked; claims of the last days, over all members.
create index concurrently if not exists referrals_due on referrals (due_at) where due_at is not null;
create index concurrently if not exists daily_claims_by_day on daily_claims (day, member_id);
