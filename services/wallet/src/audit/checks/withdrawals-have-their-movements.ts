import { STUCK_AFTER, type Check } from '../check.ts';

export const withdrawalsHaveTheirMovements: Check = {
  name: 'withdrawals-have-their-movements',
  claim: 'each withdrawal has the movements that its state promises, each hold and payout has its withdrawal, none is stuck half way',
  sql: `
    WITH w AS (
      SELECT w.*, h.amount AS hold_amount, h.seq AS hold_seq, h.undo_seq, p.seq AS paid_seq
      FROM withdrawals w JOIN audited USING (member_id)
      LEFT JOIN movement_keys h ON h.member_id = w.member_id AND h.caller = 'wallet' AND h.key = 'withdrawal:' || w.id
      LEFT JOIN movement_keys p ON p.member_id = w.member_id AND p.caller = 'wallet' AND p.key = 'payout:' || w.id
    )
    SELECT member_id, format('withdrawal %s is %s: held row %s of %s, returned row %s, paid row %s', id, state, hold_seq, hold_amount, undo_seq, paid_seq) AS detail
    FROM w WHERE hold_amount <> amount OR NOT coalesce(CASE state
      WHEN 'held' THEN hold_seq IS NOT NULL AND undo_seq IS NULL AND paid_seq IS NULL
      WHEN 'processing' THEN hold_seq IS NOT NULL AND undo_seq IS NULL AND (paid_seq IS NULL OR changed_at > transaction_timestamp() - ${STUCK_AFTER})
      WHEN 'unknown' THEN hold_seq IS NOT NULL AND undo_seq IS NULL AND paid_seq IS NULL
      WHEN 'paid' THEN hold_seq IS NOT NULL AND undo_seq IS NULL AND paid_seq IS NOT NULL
      WHEN 'cancelled' THEN hold_seq IS NOT NULL AND undo_seq IS NOT NULL
      WHEN 'rejected' THEN hold_seq IS NOT NULL AND undo_seq IS NOT NULL
      WHEN 'refused' THEN hold_seq IS NULL OR undo_seq IS NOT NULL
      ELSE changed_at > transaction_timestamp() - ${STUCK_AFTER} END, false)
    UNION ALL
    SELECT k.member_id, format('%s %s has no withdrawal', k.type, k.key)
    FROM movement_keys k JOIN audited USING (member_id)
    LEFT JOIN withdrawals w ON w.member_id = k.member_id AND k.key IN ('withdrawal:' || w.id, 'payout:' || w.id)
    WHERE k.caller = 'wallet' AND w.id IS NULL`,
};
