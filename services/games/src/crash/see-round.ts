import { prepared, type Kit } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { ROUND_COLUMNS, type Round } from '../rounds/index.ts';

export interface RoundOf {
  memberId: string;
  id: string;
}

/** A round of Crash as it was read, without a lock. */
export interface Seen {
  round: Round;
  /** The database's clock, how long the round has been running by it, and how long until others end it. */
  now: Date;
  elapsedMs: number;
  dueInMs: number;
  /** By `performance.now()`: when the clock was asked. */
  askedAtMs: number;
}

/** The same at this moment, by the clock of this process. */
export function passed(seen: Seen, atMs: number): Seen {
  const ms = atMs - seen.askedAtMs;
  return {
    ...seen,
    now: new Date(seen.now.getTime() + ms),
    elapsedMs: seen.elapsedMs + ms,
    dueInMs: seen.dueInMs - ms,
    askedAtMs: atMs,
  };
}

export interface SeeContext {
  kit: Pick<Kit, 'database'>;
  seeds: SeedChains;
}

type Row = Round & Pick<Seen, 'now' | 'elapsedMs'> & { dueInMs: number | null };

export async function seeRound({ kit: { database }, seeds }: SeeContext, { memberId, id }: RoundOf): Promise<Seen | undefined> {
  let askedAtMs = 0;
  const { rows } = await prepared<{ rows: Row[] }>(
    database,
    'see a round',
    `select ${ROUND_COLUMNS}, statement_timestamp() as now,
       (extract(epoch from statement_timestamp() - started_at) * 1000)::float8 as "elapsedMs",
       (extract(epoch from settles_at - statement_timestamp()) * 1000)::float8 as "dueInMs"
     from rounds where member_id = ? and id = ? and game = 'crash' and started_at is not null`,
    [memberId, id],
    () => (askedAtMs = performance.now()),
  );
  const [row] = rows;
  return row && { round: seeds.opened<Round>(row), now: row.now, elapsedMs: row.elapsedMs, dueInMs: row.dueInMs ?? 0, askedAtMs };
}
