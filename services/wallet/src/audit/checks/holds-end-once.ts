import type { Check } from '../check.ts';

export const holdsEndOnce: Check = {
  name: 'holds-end-once',
  claim: 'what is held for each member is the sum of their open holds, and no hold ends twice',
  sql: `
    WITH holds AS (
      SELECT h.member_id, h.key, h.amount, h.undo_seq, p.seq AS paid_seq, p.amount AS paid_amount
      FROM movement_keys h JOIN audited USING (member_id)
      LEFT JOIN movement_keys p ON p.member_id = h.member_id AND p.caller = h.caller AND p.key = replace(h.key, 'withdrawal:', 'payout:')
      WHERE h.caller = 'wallet' AND h.op = 'debit' AND h.type = 'withdrawal'
    )
    SELECT member_id, format('hold %s was both returned (row %s) and paid (row %s)', key, undo_seq, paid_seq) AS detail
    FROM holds WHERE undo_seq IS NOT NULL AND paid_seq IS NOT NULL
    UNION ALL
    SELECT member_id, format('hold %s of %s was paid as %s', key, amount, paid_amount) FROM holds WHERE paid_amount <> amount
    UNION ALL
    SELECT coalesce(o.member_id, b.member_id), format('open holds are %s, payouts:held has %s', coalesce(o.total, 0), coalesce(b.total, 0))
    FROM (SELECT member_id, sum(amount) AS total FROM holds WHERE undo_seq IS NULL AND paid_seq IS NULL GROUP BY member_id) o
    FULL JOIN (
      SELECT member_id, sum(CASE 'payouts:held' WHEN credit_account THEN amount WHEN debit_account THEN -amount END) AS total
      FROM movements JOIN audited USING (member_id) WHERE 'payouts:held' IN (credit_account, debit_account) GROUP BY member_id
    ) b ON b.member_id = o.member_id
    WHERE coalesce(o.total, 0) <> coalesce(b.total, 0)`,
};
