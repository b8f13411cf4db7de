import type pg from 'pg';
import { sealSeed } from './seal-seed.ts';

export interface Size {
  events: number;
  /** Of the first event. */
  entries: number;
}

const ID = (prefix: string) => `('${prefix}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const MEMBER_ID = ID('00000000');

/** The event with the entries. */
export const BIG_EVENT = '01900000-0000-7000-8000-000000000001';
/** Somebody who is in. */
export const SOMEBODY = '00000000-0000-7000-8000-000000000001';

/** What members and operators would have made: half of the events over, the first with its entries. */
export async function fillSocial(pool: pg.Pool, { events, entries }: Size): Promise<void> {
  await pool.query(
    `INSERT INTO members (member_id, username, named_at, registered_at)
     SELECT ${MEMBER_ID}, 'member_' || n, now(), now() FROM generate_series(1, $1::int) AS n`,
    [entries],
  );
  await pool.query(
    `INSERT INTO events (id, title, description, prize, entry_fee, status, starts_at, ends_at, sealed_seed, created_by, ended_at, ended_by, winner_id, winner_number)
     SELECT ${ID('01900000')}, 'Event ' || n, 'A giveaway', 10000, 500, CASE WHEN is_over THEN 'ended' ELSE 'active' END, now() - interval '1 day',
       now() + interval '1 day', '', 'bench', CASE WHEN is_over THEN now() END, CASE WHEN is_over THEN 'bench' END,
       CASE WHEN is_over THEN '${SOMEBODY}'::uuid END, CASE WHEN is_over THEN 1 END
     FROM (SELECT n, n % 2 = 0 AS is_over FROM generate_series(1, $1::int) AS n) numbered`,
    [events],
  );
  await sealSeeds(pool);
  await pool.query(
    `INSERT INTO entries (event_id, member_id, id, idempotency_key, state, fee, number, joined_at)
     SELECT '${BIG_EVENT}', ${MEMBER_ID}, ${ID('01910000')}, 'k', 'joined', 500, n, now() FROM generate_series(1, $1::int) AS n`,
    [entries],
  );
  await pool.query('UPDATE events SET participants = $1, seats_taken = $1 WHERE id = $2', [entries, BIG_EVENT]);
  for (const table of ['members', 'events', 'entries']) await pool.query(`VACUUM ANALYZE ${table}`);
}

async function sealSeeds(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM events');
  const sealed = rows.map(({ id }) => sealSeed(id));
  const ids = rows.map(({ id }) => id);
  await pool.query(
    'UPDATE events SET sealed_seed = fresh.seed FROM unnest($1::uuid[], $2::bytea[]) AS fresh (id, seed) WHERE events.id = fresh.id',
    [ids, sealed],
  );
}
