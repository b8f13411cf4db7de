-- The wallet's audit asks each hour what changed since the last one (src/audit/promises.ts).
create index rounds_changed on rounds (changed_at);
