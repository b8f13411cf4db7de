import pg from 'pg';
import { memberId, SEED_HUNDREDTHS, spreads } from './members.ts';

/** A pool that survives the server's end: its clients are still saying goodbye then. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Everyone begins with the same, credited by the ledger itself, so that its own audit can follow every hundredth. */
export async function seedMembers(pool: pg.Pool): Promise<void> {
  const ids = Array.from({ length: spreads.random }, (_, index) => memberId(index + 1));
  const repeat = <Value>(value: Value): Value[] => ids.map(() => value);
  await pool.query('select count(*) from apply_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    repeat('credit'),
    ids,
    repeat('seed'),
    repeat('seed'),
    repeat('welcome_bonus'),
    repeat('house'),
    repeat(null),
    repeat(SEED_HUNDREDTHS),
    repeat('Bench: seed'),
    repeat(null),
  ]);
  // proven just now: the service's own audit shall not begin in the middle of a run
  await pool.query("insert into audits (scope, since, taken_at, faults, findings) values ('all', now(), now(), 0, '[]')");
}

/** The same beginning for each run: nothing dirty in memory, statistics fresh, no vacuum owed. */
export async function settleDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze wallets');
  await pool.query('vacuum analyze transfers');
  await pool.query('vacuum analyze transfer_keys');
  await pool.query('checkpoint');
}

/** Every acknowledged transfer is there, once, with its amount. @throws naming what is missing */
export async function checkAcknowledged(pool: pg.Pool, run: string, acknowledged: readonly number[]): Promise<string> {
  const { rows } = await pool.query<{ asked: string; found: string }>(
    `select count(*) as asked, count(m.amount) filter (where m.amount = 100 and m.rows = 1) as found
     from unnest($2::text[]) a (key)
     left join (select key, sum(amount) as amount, count(*) as rows from transfers where caller = 'games' and starts_with(key, $1) group by key) m using (key)`,
    [`${run}-`, acknowledged.map((number) => `${run}-${number}`)],
  );
  const [row] = rows;
  if (row?.asked !== row?.found) throw new Error(`${run}: ${row?.asked} transfers were acknowledged, ${row?.found} are in the database`);
  return `${row?.found} acknowledged transfers of ${run} are in the database, once each`;
}

/** @throws when the accounts together are not zero, or a balance is not the sum of its transfers */
export async function checkSum(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ members: string; system: string; wrong: string }>(
    `select (select sum(available - debt) from wallets) as members,
       (select sum(case when credit_account in ('available', 'debt') then 0 else amount end)
         - sum(case when debit_account in ('available', 'debt') then 0 else amount end) from transfers) as system,
       (select count(*) from wallets w join (
          select member_id, sum(case 'available' when credit_account then amount when debit_account then -amount else 0 end) as balance from transfers group by member_id
        ) m using (member_id) where m.balance <> w.available) as wrong`,
  );
  const { members = '0', system = '0', wrong = '0' } = rows[0] ?? {};
  if (BigInt(members) + BigInt(system) !== 0n || wrong !== '0')
    throw new Error(`members have ${members}, the system ${system}; ${wrong} balances are wrong`);
  return 'the sum over all accounts is zero, each balance the sum of its transfers';
}
