import type pg from 'pg';

const ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Names in another order than ids, as in life. */
const NAME = "'m' || substr(md5(n::text), 1, 12)";

/** Members as identity would have them: one in fifty banned, one in a hundred with a risk sign. */
export async function fillIdentity(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `INSERT INTO members (id, platform_user_id, username, created_at, disabled, banned_at, ban_reason, banned_by, risk_signs)
     SELECT ${ID}, n::text, ${NAME}, now() - interval '300 days' + n * interval '10 seconds', n % 50 = 0,
       CASE WHEN n % 50 = 0 THEN now() END, CASE WHEN n % 50 = 0 THEN 'bench' END, CASE WHEN n % 50 = 0 THEN 'bench' END,
       CASE WHEN n % 100 = 1 THEN '{shared_device}'::text[] ELSE '{}' END
     FROM generate_series(1, $1::int) AS n`,
    [members],
  );
  await pool.query('VACUUM ANALYZE members');
  await pool.query('VACUUM FULL member_counts');
}

/** The same members as the wallet would have them, each with another balance, one in fifty with a debt. */
export async function fillWallet(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `INSERT INTO members (member_id, username, named_at, disabled) SELECT ${ID}, ${NAME}, now(), n % 50 = 0 FROM generate_series(1, $1::int) AS n`,
    [members],
  );
  await pool.query(
    `INSERT INTO wallets (member_id, available, debt, total_earned, wagered, won, lost, last_seq)
     SELECT ${ID}, CASE WHEN n % 50 = 1 THEN 0 ELSE n * 7919 % 1000003 END, CASE WHEN n % 50 = 1 THEN n ELSE 0 END, n * 31 % 1000003, n % 977, n % 499, n % 251, 0
     FROM generate_series(1, $1::int) AS n`,
    [members],
  );
  await pool.query('ANALYZE members');
  await pool.query('ANALYZE wallets');
}

/** Until the wallet's own job has brought every member into the order by money. */
export async function waitUntilRanked(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>('SELECT EXISTS (SELECT FROM members WHERE NOT ranked) AS waits');
    if (rows[0]?.waits === false) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await pool.query('VACUUM ANALYZE members');
}
