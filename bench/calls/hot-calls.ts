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
        sql: `SELECT m.*, s.ends_at, s.last_seen_at, k.balance_hundredths FROM sessions s JOIN members m ON m.id = s.member_id
          LEFT JOIN known_balances k ON k.member_id = m.id WHERE s.id = $1 AND s.ended_at IS NULL AND s.ends_at > clock_timestamp()`,
      },
      {
        database: 'wallet',
        sql: `SELECT w.*, (SELECT coalesce(sum(amount), 0) FROM movements m WHERE m.member_id = w.member_id AND m.type IN ('withdrawal', 'payout')) AS held
          FROM wallets w WHERE w.member_id = $1`,
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
        sql: `SELECT id, seq, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at FROM movements
          WHERE member_id = $1 AND (debit_account IN ('available', 'debt') OR credit_account IN ('available', 'debt')) ORDER BY seq DESC LIMIT 21`,
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
        sql: `SELECT e.*, m.username AS winner, coalesce(own.state = 'joined', false) AS joined FROM events e LEFT JOIN members m ON m.member_id = e.winner_id
          LEFT JOIN entries own ON own.event_id = e.id AND own.member_id = $1
          WHERE e.status = 'active' OR (e.status = 'ended' AND e.ended_at > clock_timestamp() - interval '30 days')
          ORDER BY e.status = 'ended', e.starts_at > clock_timestamp(), CASE WHEN e.status = 'active' THEN e.ends_at END, e.ended_at DESC, e.id`,
      },
    ],
  },
  {
    name: 'walls',
    service: 'earn',
    asks: [],
    path: '/api/walls',
    statements: [{ database: 'earn', sql: 'SELECT id, username FROM members WHERE id = $1' }],
  },
];
