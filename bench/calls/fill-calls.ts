import type pg from 'pg';
import { memberId } from '../ledger/members.ts';

export const MEMBERS = 500;

const LINES = 20;
const memberIds = Array.from({ length: MEMBERS }, (_, index) => memberId(index + 1));

export async function fillEarn(pool: pg.Pool): Promise<void> {
  await pool.query('INSERT INTO members (id, username) SELECT id, id::text FROM unnest($1::uuid[]) AS m (id)', [memberIds]);
  // A wall without an address is not listed in production.
  await pool.query(
    `INSERT INTO postback_tokens (provider, token_hash, made_by) SELECT unnest('{a,b,c,d}'::text[]), sha256('bench'), 'bench'`,
  );
  await pool.query('VACUUM ANALYZE');
}

/** A first page of movements each. */
export async function fillWallet(pool: pg.Pool): Promise<void> {
  const repeat = <Value>(value: Value): Value[] => memberIds.map(() => value);
  for (let line = 0; line < LINES; line++)
    await pool.query('SELECT count(*) FROM apply_movements($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
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
  await pool.query('VACUUM ANALYZE');
}

/** Members who are signed in, each in a session that bears their own id, as `memberCookie` says. */
export async function fillIdentity(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO members (id, platform_user_id, username, created_at) SELECT id, n::text, 'm' || n, now() - interval '300 days' FROM unnest($1::uuid[]) WITH ORDINALITY AS m (id, n)`,
    [memberIds],
  );
  await pool.query(
    `INSERT INTO sessions (id, member_id, device_hash, token_expires_at, ends_at) SELECT id, id, 'bench', now() + interval '14 days', now() + interval '30 days' FROM unnest($1::uuid[]) AS m (id)`,
    [memberIds],
  );
  await pool.query('VACUUM ANALYZE');
}
