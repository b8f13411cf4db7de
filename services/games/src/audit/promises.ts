import type { Promises } from '@facet/service-kit';

/** What rounds promise in money, for the wallet's audit. Keys as src/rounds/round.ts makes them. */
export const promises: Promises = {
  caller: 'games',
  sql: `
    select member_id, 'bet:' || id as key, stake as amount, changed_at,
           case when state in ('open', 'won', 'lost') then 'moved' when state in ('refused', 'refunded') then 'undone' else 'open' end as state
    from rounds
    union all
    select member_id, 'win:' || id, payout, changed_at, 'moved' from rounds where state = 'won'
    union all
    select member_id, 'lost:' || id, stake, changed_at, 'moved' from rounds where state = 'lost'`,
};
