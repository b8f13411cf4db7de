import type { Promises } from '@facet/service-kit';

/** What registrations promise in money, for the wallet's audit. Keys as src/members/welcome-bonus.ts makes them. */
export const promises: Promises = {
  caller: 'identity',
  sql: `
    select member_id, 'welcome:' || member_id as key, amount_hundredths as amount, changed_at,
           case when is_credited then 'moved' else 'open' end as state
    from welcome_bonuses`,
};
