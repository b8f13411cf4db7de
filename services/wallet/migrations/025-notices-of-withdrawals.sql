-- A notice leads to the receipt of its withdrawal, whose id was its own all along.
-- borne: the version before hands on values that it does not know
update notices set "values" = "values" || jsonb_build_object('withdrawal', id)
where kind in ('wallet.withdrawal_paid', 'wallet.withdrawal_refused') and not "values" ? 'withdrawal';
