import type { Promises } from '@facet/service-kit';

/** What operators' adjustments promise in money, for the wallet's audit. Keys as src/adjustments/book-adjustment.ts makes them. */
export const promises: Promises = {
  caller: 'admin',
  sql: `
    select member_id, id::text as key, abs(amount_hundredths) as amount, changed_at,
           case state when 'booked' then 'moved' when 'refused' then 'undone' else 'open' end as state
    from adjustments where state in ('asked', 'voiding', 'booked', 'refused')`,
};
