import { STUCK_AFTER, type Check } from '../check.ts';
import type { Promiser } from '../promisers.ts';

/**
 * Only where its promises were handed over (gather-promises.ts). What moved after they were read is not held against
 * them.
 */
export const promisesAreKept = (caller: Promiser): Check => ({
  name: `promises-of-${caller}-are-kept`,
  claim: `each record of ${caller} that promises money has its transfer, each transfer of ${caller} has its record`,
  sql: `
    select p.member_id, format('%s promises that %s of %s has %s; the wallet has row %s of %s, undone by row %s', p.caller, p.key, p.amount, p.state, m.seq, k.amount, k.undo_seq) as detail
    from promises p join promisers r using (caller)
    left join transfer_keys k on (k.member_id, k.caller, k.key) = (p.member_id, p.caller, p.key)
    left join transfers m on (m.member_id, m.seq, m.caller, m.key) = (k.member_id, k.seq, k.caller, k.key) and not m.undo
    left join transfers u on (u.member_id, u.seq) = (k.member_id, k.undo_seq)
    where p.caller = '${caller}' and (k.amount <> p.amount or (p.changed_at < r.taken_at - ${STUCK_AFTER} and not case p.state
      when 'moved' then m.seq is not null and (k.undo_seq is null or coalesce(u.created_at >= r.taken_at, false))
      when 'undone' then m.seq is null or k.undo_seq is not null
      else false end))
    union all
    select m.member_id, format('%s moved %s by %s (row %s) and has no record of it', m.caller, k.amount, m.key, m.seq)
    from moved m join promisers r using (caller)
    join transfer_keys k on (k.member_id, k.caller, k.key, k.seq) = (m.member_id, m.caller, m.key, m.seq)
    left join promises p on (p.caller, p.member_id, p.key) = (m.caller, m.member_id, m.key)
    where m.caller = '${caller}' and m.created_at < r.taken_at and p.key is null and k.undo_seq is null`,
});
