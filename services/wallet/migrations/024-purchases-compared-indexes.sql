-- What a comparison reads.
create index concurrently if not exists bot_purchases_open on bot_purchases (account_id, bought_at) where matched_at is null;
create index concurrently if not exists bot_purchases_seen on bot_purchases (account_id, seen_at);
create index concurrently if not exists payout_attempts_unlisted on payout_attempts (buyer_user_id, decided_at) where outcome = 'bought' and listed_at is null;
