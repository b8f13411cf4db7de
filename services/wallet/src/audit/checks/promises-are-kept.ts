import { STUCK_AFTER, type Check } from '../check.ts';
import type { Promiser } from '../promisers.ts';

/** Only where its promises were handed over (gather-promises.ts). What moved after they were read is not held against them. */
export const promisesAreKept = (caller: Promiser): Check => ({
  name: `promises-of-${caller}-are-kept`,
  claim: `each record of ${caller} that promises money has its movement, each movement of ${caller} has its record`,
  sql: `
    SELECT p.member_id, format('%s promises that %s of %s has %s; the wallet has row %s of %s, undone by row %s', p.caller, p.key, p.amount, p.state, m.seq, k.amount, k.undo_seq) AS detail
    FROM promises p JOIN promisers r USING (caller)
    LEFT JOIN movement_keys k ON (k.member_id, k.caller, k.key) = (p.member_id, p.caller, p.key)
    LEFT JOIN movements m ON (m.member_id, m.seq, m.caller, m.key) = (k.member_id, k.seq, k.caller, k.key) AND NOT m.undo
    LEFT JOIN movements u ON (u.member_id, u.seq) = (k.member_id, k.undo_seq)
    WHERE p.caller = '${caller}' AND (k.amount <> p.amount OR (p.changed_at < r.taken_at - ${STUCK_AFTER} AND NOT CASE p.state
      WHEN 'moved' THEN m.seq IS NOT NULL AND (k.undo_seq IS NULL OR coalesce(u.created_at >= r.taken_at, false))
      WHEN 'undone' THEN m.seq IS NULL OR k.undo_seq IS NOT NULL
      ELSE false END))
    UNION ALL
    SELECT m.member_id, format('%s moved %s by %s (row %s) and has no record of it', m.caller, k.amount, m.key, m.seq)
    FROM moved m JOIN promisers r USING (caller)
    JOIN movement_keys k ON (k.member_id, k.caller, k.key, k.seq) = (m.member_id, m.caller, m.key, m.seq)
    LEFT JOIN promises p ON (p.caller, p.member_id, p.key) = (m.caller, m.member_id, m.key)
    WHERE m.caller = '${caller}' AND m.created_at < r.taken_at AND p.key IS NULL AND k.undo_seq IS NULL`,
});
