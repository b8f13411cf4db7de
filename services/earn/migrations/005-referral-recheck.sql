-- A friend's chargeback may take them below the goal again: when the wallet is to be asked anew about one who had
-- reached it.
alter table referrals add column recheck_at timestamptz;
create index referrals_to_recheck on referrals (recheck_at) where recheck_at is not null;
