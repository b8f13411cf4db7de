import type { Promises } from '@facet/service-kit';

/**
 * What earnings promise in money, for the wallet's audit. The wallet hears of one that is sent: what is held, was taken
 * back before it was sent, or was refused has moved nothing. The times are as in the index earnings_changed.
 */
export const promises: Promises = {
  caller: 'earn',
  sql: `
    select member_id, key, amount_hundredths as amount,
           greatest(earned_at, sent_at, credited_at, reversed_at) as changed_at,
           case state when 'credited' then 'moved' when 'sent' then 'open' else 'undone' end as state
    from earnings`,
};
