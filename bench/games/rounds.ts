import type pg from 'pg';

/** Nobody waits for another: each lane of the load plays its own members' rounds. */
const ROUNDS = 4_000;
/** Of the 24 safe tiles of a board with one bomb; the last one would end the round. */
export const TILES_A_ROUND = 23;

export interface OpenRound {
  memberId: string;
  gameId: string;
}

/**
 * Rounds of Bombs as the service stores them when they are open. The win chance is 1 and the highest multiplier 1.50,
 * so that every tile is safe and the same work is measured each time.
 */
export async function insertRounds(pool: pg.Pool, run: number): Promise<OpenRound[]> {
  const { rows } = await pool.query<OpenRound>(
    `insert into rounds (member_id, id, idempotency_key, game, state, stake, server_seed, client_seed, nonce, win_chance_percent, max_multiplier, bomb_count, started_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex($1::bigint * 1000000 + n), 12, '0'))::uuid, uuidv7(), 'bench', 'bombs', 'open', 1000,
       decode(repeat('ab', 32), 'hex'), 'bench', 1, 100, 150, 1, clock_timestamp()
     from generate_series(1, $2::int) n returning member_id as "memberId", id as "gameId"`,
    [run, ROUNDS],
  );
  await pool.query('vacuum analyze rounds');
  return rows;
}

/** What is opened is stored: as many tiles as were acknowledged, none twice. @throws when not */
export async function checkTiles(pool: pg.Pool, run: number, acknowledged: number): Promise<string> {
  const { rows } = await pool.query<{ tiles: number; wrong: number }>(
    `select sum(cardinality(revealed))::int as tiles,
       count(*) filter (where cardinality(revealed) <> (select count(distinct tile) from unnest(revealed) tile))::int as wrong
     from rounds where member_id between ('00000000-0000-7000-8000-' || lpad(to_hex($1::bigint * 1000000), 12, '0'))::uuid
       and ('00000000-0000-7000-8000-' || lpad(to_hex(($1::bigint + 1) * 1000000), 12, '0'))::uuid`,
    [run],
  );
  const [row] = rows;
  if (row?.tiles !== acknowledged || row.wrong !== 0)
    throw new Error(`${acknowledged} tiles were acknowledged, ${row?.tiles} are stored, ${row?.wrong} rounds have one twice`);
  return `${acknowledged} acknowledged tiles are stored, none twice`;
}
