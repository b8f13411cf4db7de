-- What a month paid, for operators.
CREATE INDEX referral_bonuses_paid ON referral_bonuses (created_at) INCLUDE (amount) WHERE state = 'credited';
