import type { Check } from '../check.ts';

/** Longer than any outbox or sweep: what is on its way for this long is stuck. */
const STUCK_AFTER = "interval '15 minutes'";

/** Only where promises were handed over (load-promises.ts). What moved after they were read is not held against them. */
export const promisesAreKept: Check = {
  name: 'promises-are-kept',
  claim: 'each record of another service that promises money has its movement, each movement of that service has its record',
  sql: `
    WITH keys AS (
      SELECT k.*, coalesce(u.created_at >= r.taken_at, false) AS undone_since
      FROM movement_keys k JOIN promisers r USING (caller) JOIN audited USING (member_id)
      LEFT JOIN movements u ON (u.member_id, u.seq) = (k.member_id, k.undo_seq)
    )
    SELECT p.member_id, format('%s promises that %s of %s has %s; the wallet has row %s of %s, undone by row %s', p.caller, p.key, p.amount, p.state, k.seq, k.amount, k.undo_seq) AS detail
    FROM promises p JOIN promisers r USING (caller) LEFT JOIN keys k USING (caller, member_id, key)
    WHERE k.amount <> p.amount OR (p.changed_at < r.taken_at - ${STUCK_AFTER} AND NOT CASE p.state
      WHEN 'moved' THEN k.seq IS NOT NULL AND (k.undo_seq IS NULL OR undone_since)
      WHEN 'undone' THEN k.seq IS NULL OR k.undo_seq IS NOT NULL
      ELSE false END)
    UNION ALL
    SELECT k.member_id, format('%s moved %s by %s (row %s) and has no record of it', k.caller, k.amount, k.key, k.seq)
    FROM keys k JOIN promisers r USING (caller) LEFT JOIN promises p USING (caller, member_id, key)
    WHERE p.key IS NULL AND k.seq IS NOT NULL AND k.undo_seq IS NULL AND k.created_at < r.taken_at`,
};
