-- What a rule holds.
create index concurrently if not exists earnings_of_hold_rule on earnings (hold_rule_id) where hold_rule_id is not null;
