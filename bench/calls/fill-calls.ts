import type pg from 'pg';
import { memberId } from '../ledger/members.ts';

export const MEMBERS = 500;

/** Members who are signed in, each in a session that bears their own id, as `memberCookie` says. */
export async function fillIdentity(pool: pg.Pool): Promise<void> {
  const ids = Array.from({ length: MEMBERS }, (_, index) => memberId(index + 1));
  await pool.query(
    `INSERT INTO members (id, platform_user_id, username, created_at) SELECT id, n::text, 'm' || n, now() - interval '300 days' FROM unnest($1::uuid[]) WITH ORDINALITY AS m (id, n)`,
    [ids],
  );
  await pool.query(
    `INSERT INTO sessions (id, member_id, device_hash, token_expires_at, ends_at) SELECT id, id, 'bench', now() + interval '14 days', now() + interval '30 days' FROM unnest($1::uuid[]) AS m (id)`,
    [ids],
  );
  await pool.query('VACUUM ANALYZE');
}
