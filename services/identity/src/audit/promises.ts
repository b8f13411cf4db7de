import type { Promises } from '@facet/service-kit';

/** What registrations promise in money, for the wallet's audit. Keys as src/members/welcome-bonus.ts makes them. */
export const promises: Promises = {
  caller: 'identity',
  sql: `
    SELECT member_id, 'welcome:' || member_id AS key, amount_hundredths AS amount, changed_at,
           CASE WHEN is_credited THEN 'moved' ELSE 'open' END AS state
    FROM welcome_bonuses`,
};
