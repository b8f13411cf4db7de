import type { Check } from '../check.ts';

export const keysHaveTheirTransfers: Check = {
  name: 'keys-have-their-transfers',
  claim: 'each key has exactly the transfer and the undoing that it remembers, and each transfer has its key',
  sql: `
    with done as (
      select m.member_id, m.caller, m.key, m.undo, sum(m.amount) as amount, max(m.seq) as seq, count(*) as parts,
        (array_agg(m.id order by m.seq desc))[1] as id, min(m.type) as type, count(distinct m.type) as types
      from transfers m join audited using (member_id)
      group by m.member_id, m.caller, m.key, m.undo
    )
    select k.member_id, format('key %s of %s: remembers %s of %s (row %s), there is %s (row %s)', k.key, k.caller, k.amount, k.type, k.seq, d.amount, d.seq) as detail
    from transfer_keys k join audited using (member_id)
    left join done d on (d.member_id, d.caller, d.key) = (k.member_id, k.caller, k.key) and not d.undo
    where (k.seq, k.id, k.amount, k.type) is distinct from (d.seq, d.id, d.amount, d.type) or d.types > 1 or d.parts > 2
    union all
    select k.member_id, format('key %s of %s: its undoing is row %s, there is %s (row %s)', k.key, k.caller, k.undo_seq, u.amount, u.seq)
    from transfer_keys k join audited using (member_id)
    left join done u on (u.member_id, u.caller, u.key) = (k.member_id, k.caller, k.key) and u.undo
    where (k.undo_seq, k.undo_id) is distinct from (u.seq, u.id) or (u.seq is not null and (u.amount, u.type) is distinct from (k.amount, k.type))
    union all
    select d.member_id, format('row %s under key %s of %s is remembered by no key', d.seq, d.key, d.caller)
    from done d left join transfer_keys k on (k.member_id, k.caller, k.key) = (d.member_id, d.caller, d.key)
    where k.member_id is null`,
};
