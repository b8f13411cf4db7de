import type { Promises } from '@facet/service-kit';

/**
 * What events and referrals promise in money, for the wallet's audit. Keys as src/events/event.ts and src/referrals/bonus.ts make them.
 * A try that was refused and begun anew has no record any more: nothing may be left of its fee.
 */
export const promises: Promises = {
  caller: 'social',
  sql: `
    SELECT member_id, 'event-fee:' || id AS key, fee AS amount, changed_at,
           CASE state WHEN 'joined' THEN 'moved' WHEN 'refunded' THEN 'undone' WHEN 'refused' THEN 'undone' ELSE 'open' END AS state
    FROM entries WHERE fee > 0
    UNION ALL
    SELECT winner_id, 'event-prize:' || id, prize, ended_at, 'moved' FROM events WHERE winner_id IS NOT NULL
    UNION ALL
    SELECT referrer_id, 'referral:' || earning_id, amount, changed_at, CASE state WHEN 'credited' THEN 'moved' ELSE 'undone' END
    FROM referral_bonuses WHERE amount > 0`,
};
