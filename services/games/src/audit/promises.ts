import type { Promises } from '@facet/service-kit';

/** What rounds promise in money, for the wallet's audit. Keys as src/rounds/round.ts makes them. */
export const promises: Promises = {
  caller: 'games',
  sql: `
    SELECT member_id, 'bet:' || id AS key, stake AS amount, changed_at,
           CASE WHEN state IN ('open', 'won', 'lost') THEN 'moved' WHEN state IN ('refused', 'refunded') THEN 'undone' ELSE 'open' END AS state
    FROM rounds
    UNION ALL
    SELECT member_id, 'win:' || id, payout, changed_at, 'moved' FROM rounds WHERE state = 'won'
    UNION ALL
    SELECT member_id, 'lost:' || id, stake, changed_at, 'moved' FROM rounds WHERE state = 'lost'`,
};
