import type { Check } from '../check.ts';

export const keysHaveTheirMovements: Check = {
  name: 'keys-have-their-movements',
  claim: 'each key has exactly the movement and the undoing that it remembers, and each movement has its key',
  sql: `
    WITH done AS (
      SELECT m.member_id, m.caller, m.key, m.undo, sum(m.amount) AS amount, max(m.seq) AS seq, count(*) AS parts,
        (array_agg(m.id ORDER BY m.seq DESC))[1] AS id, min(m.type) AS type, count(DISTINCT m.type) AS types
      FROM movements m JOIN audited USING (member_id)
      GROUP BY m.member_id, m.caller, m.key, m.undo
    )
    SELECT k.member_id, format('key %s of %s: remembers %s of %s (row %s), there is %s (row %s)', k.key, k.caller, k.amount, k.type, k.seq, d.amount, d.seq) AS detail
    FROM movement_keys k JOIN audited USING (member_id)
    LEFT JOIN done d ON (d.member_id, d.caller, d.key) = (k.member_id, k.caller, k.key) AND NOT d.undo
    WHERE (k.seq, k.id, k.amount, k.type) IS DISTINCT FROM (d.seq, d.id, d.amount, d.type) OR d.types > 1 OR d.parts > 2
    UNION ALL
    SELECT k.member_id, format('key %s of %s: its undoing is row %s, there is %s (row %s)', k.key, k.caller, k.undo_seq, u.amount, u.seq)
    FROM movement_keys k JOIN audited USING (member_id)
    LEFT JOIN done u ON (u.member_id, u.caller, u.key) = (k.member_id, k.caller, k.key) AND u.undo
    WHERE (k.undo_seq, k.undo_id) IS DISTINCT FROM (u.seq, u.id) OR (u.seq IS NOT NULL AND (u.amount, u.type) IS DISTINCT FROM (k.amount, k.type))
    UNION ALL
    SELECT d.member_id, format('row %s under key %s of %s is remembered by no key', d.seq, d.key, d.caller)
    FROM done d LEFT JOIN movement_keys k ON (k.member_id, k.caller, k.key) = (d.member_id, d.caller, d.key)
    WHERE k.member_id IS NULL`,
};
