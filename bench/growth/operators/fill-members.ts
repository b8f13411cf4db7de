import type pg from 'pg';

export const MEMBER_ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Names in another order than ids, as in life. */
export const NAME = "'m' || substr(md5(n::text), 1, 12)";

/** Members as identity would have them: one in fifty banned, one in a hundred with a risk sign. */
export async function fillIdentity(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `insert into members (id, platform_user_id, username, created_at, disabled, banned_at, ban_reason, banned_by, risk_signs)
     select ${MEMBER_ID}, n::text, ${NAME}, now() - interval '300 days' + n * interval '10 seconds', n % 50 = 0,
       case when n % 50 = 0 then now() end, case when n % 50 = 0 then 'bench' end, case when n % 50 = 0 then 'bench' end,
       case when n % 100 = 1 then '{shared_device}'::text[] else '{}' end
     from generate_series(1::bigint, $1::bigint) as n`,
    [members],
  );
  await pool.query('vacuum analyze members');
  await pool.query('vacuum full member_counts');
}

/** The same members as the wallet would have them, each with another balance, one in fifty with a debt. */
export async function fillWallet(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `insert into members (member_id, username, named_at, disabled) select ${MEMBER_ID}, ${NAME}, now(), n % 50 = 0 from generate_series(1::bigint, $1::bigint) as n`,
    [members],
  );
  await pool.query(
    `insert into wallets (member_id, available, debt, total_earned, wagered, won, lost, last_seq)
     select ${MEMBER_ID}, case when n % 50 = 1 then 0 else n * 7919 % 1000003 end, case when n % 50 = 1 then n else 0 end, n * 31 % 1000003, n % 977, n % 499, n % 251, 0
     from generate_series(1::bigint, $1::bigint) as n`,
    [members],
  );
  // as the wallet's own job would bring them into the order by money
  await pool.query(
    `update members m set ranked = true, ranked_balance = w.available, ranked_total_earned = w.total_earned, ranked_debt = w.debt,
       ranked_wagered = w.wagered, ranked_won = w.won, ranked_lost = w.lost from wallets w where w.member_id = m.member_id`,
  );
  await pool.query('update members_ranked_until set until = greatest(until, now())');
  await pool.query('vacuum full analyze members');
  await pool.query('vacuum analyze wallets');
}
