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
    `insert into members (member_id, username, named_at, registered_at)
     select ${MEMBER_ID}, 'member_' || n, now(), now() from generate_series(1, $1::int) as n`,
    [entries],
  );
  await pool.query(
    `insert into giveaways (id, title, description, prize, entry_fee, status, starts_at, ends_at, sealed_seed, created_by, ended_at, ended_by, winner_id, winner_number)
     select ${ID('01900000')}, 'Event ' || n, 'A giveaway', 10000, 500, case when is_over then 'ended' else 'active' end, now() - interval '1 day',
       now() + interval '1 day', '', 'bench', case when is_over then now() end, case when is_over then 'bench' end,
       case when is_over then '${SOMEBODY}'::uuid end, case when is_over then 1 end
     from (select n, n % 2 = 0 as is_over from generate_series(1, $1::int) as n) numbered`,
    [events],
  );
  await sealSeeds(pool);
  await pool.query(
    `insert into entries (giveaway_id, member_id, id, idempotency_key, state, fee, number, joined_at)
     select '${BIG_EVENT}', ${MEMBER_ID}, ${ID('01910000')}, 'k', 'joined', 500, n, now() from generate_series(1, $1::int) as n`,
    [entries],
  );
  await pool.query('update giveaways set participants = $1, seats_taken = $1 where id = $2', [entries, BIG_EVENT]);
  for (const table of ['members', 'giveaways', 'entries']) await pool.query(`vacuum analyze ${table}`);
}

async function sealSeeds(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from giveaways');
  const sealed = rows.map(({ id }) => sealSeed(id));
  const ids = rows.map(({ id }) => id);
  await pool.query(
    'update giveaways set sealed_seed = fresh.seed from unnest($1::uuid[], $2::bytea[]) as fresh (id, seed) where giveaways.id = fresh.id',
    [ids, sealed],
  );
}
