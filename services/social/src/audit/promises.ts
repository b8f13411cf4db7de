import type { Promises } from '@facet/service-kit';

/**
 * What events and referrals promise in money, for the wallet's audit. Keys as src/giveaways and src/referrals make
 * them. A try that was refused and begun anew has no record any more: nothing may be left of its fee.
 */
export const promises: Promises = {
  caller: 'social',
  sql: `
    select member_id, 'event-fee:' || id as key, fee as amount, changed_at,
           case state when 'joined' then 'moved' when 'refunded' then 'undone' when 'refused' then 'undone' else 'open' end as state
    from entries where fee > 0
    union all
    select winner_id, 'event-prize:' || id, prize, ended_at, 'moved' from giveaways where winner_id is not null
    union all
    select referrer_id, 'referral:' || earning_id, amount, changed_at, case state when 'credited' then 'moved' else 'undone' end
    from referral_bonuses where amount > 0`,
};
