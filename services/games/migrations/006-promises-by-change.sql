-- The wallet's audit asks each hour what changed since the last one (src/audit/promises.ts).
CREATE INDEX rounds_changed ON rounds (changed_at);
