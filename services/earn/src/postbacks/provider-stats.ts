import { type Database, formatMoney } from '@facet/service-kit';
import { catalogue } from '../walls/index.ts';

interface Calls {
  wall: string;
  accepted: number;
  duplicate: number;
  noted: number;
  refused: number;
  alerts: number;
}
interface Silence {
  wall: string;
  last_at: Date;
  silent_seconds: number;
}
interface Sums {
  provider: string;
  credited: bigint;
  pending: bigint;
  reversed: bigint;
  median: bigint;
}

/** What each provider sent and paid in the last `days` days, and how long it has been silent. */
export async function providerStats(database: Database, days: number) {
  const [calls, silences, sums] = await Promise.all([readCalls(database, days), readSilences(database), readSums(database, days)]);
  return [...catalogue.values()].map(({ id, provider }) => {
    const call = calls.find(({ wall }) => wall === id);
    const silence = silences.find(({ wall }) => wall === id);
    const sum = sums.find((each) => each.provider === id);
    return {
      id,
      label: provider,
      accepted: call?.accepted ?? 0,
      duplicate: call?.duplicate ?? 0,
      noted: call?.noted ?? 0,
      refused: call?.refused ?? 0,
      alerts: call?.alerts ?? 0,
      credited: formatMoney(sum?.credited ?? 0n),
      pending: formatMoney(sum?.pending ?? 0n),
      reversed: formatMoney(sum?.reversed ?? 0n),
      median: sum === undefined ? null : formatMoney(sum.median),
      lastAcceptedAt: silence?.last_at.toISOString() ?? null,
      silentSeconds: silence?.silent_seconds ?? null,
    };
  });
}

async function readCalls(database: Database, days: number): Promise<Calls[]> {
  const { rows } = await database.raw<{ rows: Calls[] }>(
    `select wall, count(*) filter (where verdict = 'accepted')::int as accepted, count(*) filter (where verdict = 'duplicate')::int as duplicate,
       count(*) filter (where verdict = 'noted')::int as noted, count(*) filter (where verdict = 'refused')::int as refused,
       count(*) filter (where verdict in ('accepted', 'noted') and alert is not null)::int as alerts
     from postbacks where received_at > clock_timestamp() - ? * interval '1 day' group by wall`,
    [days],
  );
  return rows;
}

/** However long ago: a wall that has been silent for the whole period is the one to look at. */
async function readSilences(database: Database): Promise<Silence[]> {
  const { rows } = await database.raw<{ rows: Silence[] }>(
    `select wall, last_at, floor(extract(epoch from clock_timestamp() - last_at))::int as silent_seconds
     from unnest(?::text[]) as wall, lateral (select max(received_at) as last_at from postbacks p where p.wall = wall.wall and verdict = 'accepted') l
     where last_at is not null`,
    [[...catalogue.keys()]],
  );
  return rows;
}

async function readSums(database: Database, days: number): Promise<Sums[]> {
  const { rows } = await database.raw<{ rows: Sums[] }>(
    `select provider, coalesce(sum(amount_hundredths) filter (where state in ('sent', 'credited')), 0)::bigint as credited,
       coalesce(sum(amount_hundredths) filter (where state = 'pending'), 0)::bigint as pending,
       coalesce(sum(amount_hundredths) filter (where state in ('reversed', 'cancelled')), 0)::bigint as reversed,
       percentile_disc(0.5) within group (order by amount_hundredths) as median
     from earnings where provider is not null and earned_at > clock_timestamp() - ? * interval '1 day' group by provider`,
    [days],
  );
  return rows;
}
