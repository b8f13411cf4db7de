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
];
