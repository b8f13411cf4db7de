-- The wallet's audit asks each hour what changed since the last one, and for single records by their member (src/audit/promises.ts).
CREATE INDEX entries_changed ON entries (changed_at) WHERE fee > 0;
CREATE INDEX entries_of_member ON entries (member_id) WHERE fee > 0;
CREATE INDEX events_won_at ON events (ended_at) WHERE winner_id IS NOT NULL;
CREATE INDEX events_won_by ON events (winner_id) WHERE winner_id IS NOT NULL;
CREATE INDEX referral_bonuses_changed ON referral_bonuses (changed_at) WHERE amount > 0;
CREATE INDEX referral_bonuses_of_referrer ON referral_bonuses (referrer_id) WHERE amount > 0;
