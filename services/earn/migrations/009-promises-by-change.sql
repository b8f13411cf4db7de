-- The wallet's audit asks each hour what changed since the last one (src/audit/promises.ts). Who is asked about by key
-- is found by (member_id, key).
create index earnings_changed on earnings (greatest(earned_at, sent_at, credited_at, reversed_at));
