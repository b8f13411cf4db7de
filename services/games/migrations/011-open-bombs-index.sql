-- Rounds of Bombs that were left open; those of Crash end by rounds_due.
create index concurrently if not exists rounds_open_bombs on rounds (started_at) where state = 'open' and game = 'bombs';
