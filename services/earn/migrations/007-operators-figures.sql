-- What a provider should pay members for a dollar that it pays us, and how far off it may be before an operator is told. Null: not compared.
ALTER TABLE provider_settings
  ADD COLUMN rate_per_usd_hundredths bigint CHECK (rate_per_usd_hundredths > 0),
  ADD COLUMN rate_tolerance_percent integer NOT NULL DEFAULT 20 CHECK (rate_tolerance_percent BETWEEN 1 AND 100);

-- What an operator should look at though it was credited; never a reason to refuse.
ALTER TABLE postbacks ADD COLUMN alert text;
CREATE INDEX postbacks_alerts ON postbacks (id) WHERE alert IS NOT NULL;

-- The figures of a period. Rows come in the order of their time: these cost a credit next to nothing.
CREATE INDEX earnings_earned_at ON earnings USING brin (earned_at) WITH (autosummarize = on);
CREATE INDEX postbacks_received_at ON postbacks USING brin (received_at) WITH (autosummarize = on);
CREATE INDEX referrals_claimable ON referrals (referrer_id) WHERE reached_at IS NOT NULL AND earning_id IS NULL;
