/** Calls that every page or player makes, each beside the statements that a bare route would answer it with. */
export interface HotCall {
  name: string;
  service: string;
  /** Others whose time is counted too, since it asks them. */
  asks: readonly string[];
  path: string;
  /** By the member's id ($1), each of one service's database. */
  statements: readonly { database: string; sql: string }[];
}

export const hotCalls: readonly HotCall[] = [
  {
    name: 'who am I',
    service: 'identity',
    asks: ['wallet'],
    path: '/api/auth/user',
    statements: [
      {
        database: 'identity',
        sql: `select m.*, s.ends_at, s.last_seen_at, k.balance_hundredths from sessions s join members m on m.id = s.member_id
          left join known_balances k on k.member_id = m.id where s.id = $1 and s.ended_at is null and s.ends_at > clock_timestamp()`,
      },
      {
        database: 'wallet',
        sql: `select w.*, (select coalesce(sum(amount), 0) from transfers m where m.member_id = w.member_id and m.type in ('withdrawal', 'payout')) as held
          from wallets w where w.member_id = $1`,
      },
    ],
  },
  {
    name: 'statement',
    service: 'wallet',
    asks: [],
    path: '/api/user/transactions',
    statements: [
      {
        database: 'wallet',
        sql: `select id, seq, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at from transfers
          where member_id = $1 and (debit_account in ('available', 'debt') or credit_account in ('available', 'debt')) order by seq desc limit 21`,
      },
    ],
  },
  {
    name: 'events',
    service: 'social',
    asks: [],
    path: '/api/events',
    statements: [
      {
        database: 'social',
        sql: `select e.*, m.username as winner, coalesce(own.state = 'joined', false) as joined from giveaways e left join members m on m.member_id = e.winner_id
          left join entries own on own.giveaway_id = e.id and own.member_id = $1
          where e.status = 'active' or (e.status = 'ended' and e.ended_at > clock_timestamp() - interval '30 days')
          order by e.status = 'ended', e.starts_at > clock_timestamp(), case when e.status = 'active' then e.ends_at end, e.ended_at desc, e.id`,
      },
    ],
  },
  {
    name: 'walls',
    service: 'earn',
    asks: [],
    path: '/api/walls',
    statements: [{ database: 'earn', sql: 'select id, username from members where id = $1' }],
  },
];
