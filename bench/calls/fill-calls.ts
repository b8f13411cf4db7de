import type pg from 'pg';
import { memberId } from '../ledger/members.ts';

export const MEMBERS = 500;

const LINES = 20;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => memberId(index + 1));

export async function fillEarn(pool: pg.Pool): Promise<void> {
  await pool.query('insert into members (id, username) select id, id::text from unnest($1::uuid[]) as m (id)', [memberIds]);
  await pool.query('vacuum analyze');
}

/** A first page of transfers each. */
export async function fillWallet(pool: pg.Pool): Promise<void> {
  const repeat = <Value>(value: Value): Value[] => memberIds.map(() => value);
  for (let line = 0; line < LINES; line++)
    await pool.query('select count(*) from apply_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      repeat('credit'),
      memberIds,
      repeat('bench'),
      repeat(`bench-${line}`),
      repeat('welcome_bonus'),
      repeat('house'),
      repeat(null),
      repeat(100n),
      repeat('Bench: a line'),
      repeat(null),
    ]);
  await pool.query('vacuum analyze');
}

/** Members who are signed in, each in a session that bears their own id, as `memberCookie` says. */
export async function fillIdentity(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into members (id, platform_user_id, username, created_at) select id, n::text, 'm' || n, now() - interval '300 days' from unnest($1::uuid[]) with ordinality as m (id, n)`,
    [memberIds],
  );
  await pool.query(
    `insert into sessions (id, member_id, device_hash, token_expires_at, ends_at) select id, id, 'bench', now() + interval '14 days', now() + interval '30 days' from unnest($1::uuid[]) as m (id)`,
    [memberIds],
  );
  await pool.query('vacuum analyze');
}
