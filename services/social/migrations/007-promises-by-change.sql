-- The wallet's audit asks each hour what changed since the last one, and for single records by their member
-- (src/audit/promises.ts).
create index entries_changed on entries (changed_at) where fee > 0;
create index entries_of_member on entries (member_id) where fee > 0;
create index giveaways_won_at on giveaways (ended_at) where winner_id is not null;
create index giveaways_won_by on giveaways (winner_id) where winner_id is not null;
create index referral_bonuses_changed on referral_bonuses (changed_at) where amount > 0;
create index referral_bonuses_of_referrer on referral_bonuses (referrer_id) where amount > 0;
