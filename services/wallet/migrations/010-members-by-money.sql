-- Operators list members by their money. A wallet changes with every transfer, and an index on it would cost each of them a write: the
-- order comes from copies in members, brought up to date behind the transfers (src/members/rank-members.ts).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE members
  ADD COLUMN ranked boolean NOT NULL DEFAULT false,
  ADD COLUMN ranked_balance bigint NOT NULL DEFAULT 0,
  ADD COLUMN ranked_total_earned bigint NOT NULL DEFAULT 0,
  ADD COLUMN ranked_debt bigint NOT NULL DEFAULT 0,
  ADD COLUMN ranked_wagered bigint NOT NULL DEFAULT 0,
  ADD COLUMN ranked_won bigint NOT NULL DEFAULT 0,
  ADD COLUMN ranked_lost bigint NOT NULL DEFAULT 0;
CREATE INDEX members_by_balance ON members (ranked_balance, member_id);
CREATE INDEX members_by_total_earned ON members (ranked_total_earned, member_id);
CREATE INDEX members_by_debt ON members (ranked_debt, member_id);
CREATE INDEX members_by_wagered ON members (ranked_wagered, member_id);
CREATE INDEX members_by_won ON members (ranked_won, member_id);
CREATE INDEX members_by_lost ON members (ranked_lost, member_id);
CREATE INDEX members_by_name ON members (lower(coalesce(username, '')), member_id);
CREATE INDEX members_name_contains ON members USING gin (lower(username) gin_trgm_ops);
CREATE INDEX members_unranked ON members (member_id) WHERE NOT ranked;

-- Whose money moved before this instant is ranked.
CREATE TABLE members_ranked_until (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  until timestamptz NOT NULL
);
INSERT INTO members_ranked_until (until) VALUES (clock_timestamp() - interval '10 minutes');
