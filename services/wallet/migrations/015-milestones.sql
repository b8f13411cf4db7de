-- Which milestones a member was shown, wherever: each once. That they reached one is read from the ledger and the withdrawals.
CREATE TABLE milestones_shown (
  member_id uuid NOT NULL,
  milestone text NOT NULL,
  shown_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, milestone)
);
