import type pg from 'pg';

const ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Names in another order than ids, as in life. */
const NAME = "'m' || substr(md5(n::text), 1, 12)";

/** Members as identity would have them: one in fifty banned, one in a hundred with a risk sign. */
export async function fillIdentity(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `insert into members (id, platform_user_id, username, created_at, disabled, banned_at, ban_reason, banned_by, risk_signs)
     select ${ID}, n::text, ${NAME}, now() - interval '300 days' + n * interval '10 seconds', n % 50 = 0,
       case when n % 50 = 0 then now() end, case when n % 50 = 0 then 'bench' end, case when n % 50 = 0 then 'bench' end,
       case when n % 100 = 1 then '{shared_device}'::text[] else '{}' end
     from generate_series(1, $1::int) as n`,
    [members],
  );
  await pool.query('vacuum analyze members');
  await pool.query('vacuum full member_counts');
}

/** The same members as the wallet would have them, each with another balance, one in fifty with a debt. */
export async function fillWallet(pool: pg.Pool, members: number): Promise<void> {
  await pool.query(
    `insert into members (member_id, username, named_at, disabled) select ${ID}, ${NAME}, now(), n % 50 = 0 from generate_series(1, $1::int) as n`,
    [members],
  );
  await pool.query(
    `insert into wallets (member_id, available, debt, total_earned, wagered, won, lost, last_seq)
     select ${ID}, case when n % 50 = 1 then 0 else n * 7919 % 1000003 end, case when n % 50 = 1 then n else 0 end, n * 31 % 1000003, n % 977, n % 499, n % 251, 0
     from generate_series(1, $1::int) as n`,
    [members],
  );
  await pool.query('analyze members');
  await pool.query('analyze wallets');
}

/** Until the wallet's own job has brought every member into the order by money. */
export async function waitUntilRanked(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>('select exists (select from members where not ranked) as waits');
    if (rows[0]?.waits === false) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await pool.query('vacuum analyze members');
}
