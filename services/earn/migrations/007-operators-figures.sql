-- What a provider should pay members for a dollar that it pays us, and how far off it may be before an operator is
-- told. Null: not compared.
alter table provider_settings
  add column rate_per_usd_hundredths bigint check (rate_per_usd_hundredths > 0),
  add column rate_tolerance_percent integer not null default 20 check (rate_tolerance_percent between 1 and 100);

-- What an operator should look at though it was credited; never a reason to refuse.
alter table postbacks add column alert text;
create index postbacks_alerts on postbacks (id) where alert is not null;

-- The figures of a period. Rows come in the order of their time: these cost a credit next to nothing.
create index earnings_earned_at on earnings using brin (earned_at) with (autosummarize = on);
create index postbacks_received_at on postbacks using brin (received_at) with (autosummarize = on);
create index referrals_claimable on referrals (referrer_id) where reached_at is not null and earning_id is null;
