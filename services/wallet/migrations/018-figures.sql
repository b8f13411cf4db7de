-- What a member's movements came to on each UTC day, by type and the account on the other side: so that whoever has a hundred thousand of them
-- need not have them added up for each page. Written when it is asked for (src/figures/), never by a transfer; can be emptied together
-- with member_totals_until: it is summed again from the ledger.
CREATE TABLE member_totals (
  member_id uuid NOT NULL,
  day date NOT NULL,
  type text NOT NULL,
  account text NOT NULL,
  -- hundredths into the member's buckets less those out of them
  moved bigint NOT NULL,
  -- the same of the available bucket alone: how the balance changed
  balance bigint NOT NULL,
  PRIMARY KEY (member_id, day, type, account)
);

-- Up to this row of the member's, movements are in member_totals; later ones are added when it is read.
CREATE TABLE member_totals_until (
  member_id uuid PRIMARY KEY,
  seq bigint NOT NULL
);

-- A member's movements after a row, those that touch what they have.
CREATE FUNCTION lines_after(p_member uuid, p_seq bigint)
RETURNS TABLE (seq bigint, day date, type text, account text, moved bigint, balance bigint) LANGUAGE sql STABLE AS $$
  SELECT seq, (created_at AT TIME ZONE 'UTC')::date, type,
    CASE WHEN inward THEN debit_account ELSE credit_account END,
    CASE WHEN inward THEN amount ELSE -amount END,
    CASE WHEN credit_account = 'available' THEN amount WHEN debit_account = 'available' THEN -amount ELSE 0 END
  FROM (SELECT *, credit_account IN ('available', 'debt') AS inward FROM movements WHERE member_id = p_member AND seq > p_seq) m
  WHERE inward OR debit_account IN ('available', 'debt')
$$;

-- What a member earned since an instant, less what was reversed since then.
CREATE FUNCTION earned_since(p_member uuid, p_at timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(moved), 0)::bigint FROM lines_after(p_member, first_seq_at(p_member, p_at) - 1)
  WHERE type IN (SELECT type FROM movement_types WHERE counter = 'total_earned')
$$;

-- The best of the week, as copies behind the transfers (src/members/rank-members.ts). The week: its Monday, UTC.
ALTER TABLE members
  ADD COLUMN ranked_week date,
  ADD COLUMN ranked_week_earned bigint NOT NULL DEFAULT 0;
CREATE INDEX members_by_week ON members (ranked_week, ranked_week_earned DESC, member_id) WHERE ranked_week_earned > 0;
