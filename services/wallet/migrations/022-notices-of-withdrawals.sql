-- A notice leads to the receipt of its withdrawal, whose id was its own all along.
UPDATE notices SET "values" = "values" || jsonb_build_object('withdrawal', id)
WHERE kind IN ('wallet.withdrawal_paid', 'wallet.withdrawal_refused') AND NOT "values" ? 'withdrawal';
