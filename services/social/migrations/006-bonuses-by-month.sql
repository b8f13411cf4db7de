-- What a month paid, for operators.
create index referral_bonuses_paid on referral_bonuses (created_at) include (amount) where state = 'credited';
