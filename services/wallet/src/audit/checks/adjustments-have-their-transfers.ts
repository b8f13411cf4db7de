import { ADJUSTMENTS_CALLER } from '../../adjustments/index.ts';
import type { Check } from '../check.ts';

/** They are committed together: none is ever half way. */
export const adjustmentsHaveTheirTransfers: Check = {
  name: 'adjustments-have-their-transfers',
  claim: 'each adjustment that is booked has its transfer, each that is not has none, each transfer of an operator has its adjustment',
  sql: `
    select a.member_id, format('adjustment %s of %s is %s; the ledger has %s of %s (row %s, undone by row %s)', a.id, a.amount_hundredths, a.state, k.op, k.amount, k.seq, k.undo_seq) as detail
    from adjustments a join audited using (member_id)
    left join transfer_keys k on (k.member_id, k.caller, k.key) = (a.member_id, '${ADJUSTMENTS_CALLER}', a.id::text)
    where case a.state
      when 'booked' then k.undo_seq is not null
        or (k.op, k.type, k.amount) is distinct from (case when a.amount_hundredths > 0 then 'credit' else 'debit' end, 'adjustment', abs(a.amount_hundredths))
      else k.key is not null end
    union all
    select k.member_id, format('an operator moved %s by %s (row %s), and there is no adjustment', k.amount, k.key, k.seq)
    from transfer_keys k join audited using (member_id)
    left join adjustments a on (a.member_id, a.id::text) = (k.member_id, k.key)
    where k.caller = '${ADJUSTMENTS_CALLER}' and a.id is null`,
};
