import { STUCK_AFTER, type Check } from '../check.ts';

export const payoutsHaveTheirPurchases: Check = {
  name: 'payouts-have-their-purchases',
  claim: 'each paid withdrawal was bought once, and what was bought is paid; nothing was bought that was given back',
  sql: `
    WITH tries AS (
      SELECT member_id, withdrawal_id, count(*) FILTER (WHERE outcome = 'bought') AS bought,
        count(*) FILTER (WHERE outcome IS NULL AND buying_at IS NOT NULL) AS undecided,
        bool_or(outcome = 'bought' AND amount IS DISTINCT FROM paid_amount) AS other_amount
      FROM (
        SELECT a.*, w.amount AS paid_amount FROM payout_attempts a JOIN audited USING (member_id)
        LEFT JOIN withdrawals w ON w.member_id = a.member_id AND w.id = a.withdrawal_id
      ) a GROUP BY member_id, withdrawal_id
    )
    SELECT coalesce(w.member_id, t.member_id) AS member_id,
      format('withdrawal %s is %s: bought %s times, %s tries undecided', coalesce(w.id, t.withdrawal_id), w.state, coalesce(t.bought, 0), coalesce(t.undecided, 0)) AS detail
    FROM (SELECT w.* FROM withdrawals w JOIN audited USING (member_id)) w
    FULL JOIN tries t ON t.member_id = w.member_id AND t.withdrawal_id = w.id
    WHERE w.id IS NULL OR coalesce(t.bought, 0) > 1 OR t.other_amount OR NOT CASE w.state
      WHEN 'paid' THEN coalesce(t.bought, 0) = 1
      WHEN 'processing' THEN w.changed_at > transaction_timestamp() - ${STUCK_AFTER}
      WHEN 'unknown' THEN coalesce(t.bought, 0) = 0 AND coalesce(t.undecided, 0) > 0
      ELSE coalesce(t.bought, 0) = 0 AND coalesce(t.undecided, 0) = 0 END`,
};
