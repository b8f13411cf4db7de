import { type Database, formatMoney } from '@facet/service-kit';
import { catalogue } from '../walls/index.ts';

interface Calls {
  wall: string;
  accepted: number;
  duplicate: number;
  noted: number;
  refused: number;
  last_at: Date | null;
  silent_seconds: number | null;
}
interface Sums {
  provider: string;
  credited: bigint;
  pending: bigint;
  reversed: bigint;
}

/** What each provider sent and paid in the last `days` days, and how long it has been silent. */
export async function providerStats(database: Database, days: number) {
  const [calls, sums] = await Promise.all([readCalls(database, days), readSums(database, days)]);
  return [...catalogue.values()].map(({ id, provider }) => {
    const call = calls.find(({ wall }) => wall === id);
    const sum = sums.find((each) => each.provider === id);
    return {
      id,
      label: provider,
      accepted: call?.accepted ?? 0,
      duplicate: call?.duplicate ?? 0,
      noted: call?.noted ?? 0,
      refused: call?.refused ?? 0,
      credited: formatMoney(sum?.credited ?? 0n),
      pending: formatMoney(sum?.pending ?? 0n),
      reversed: formatMoney(sum?.reversed ?? 0n),
      lastAcceptedAt: call?.last_at?.toISOString() ?? null,
      silentSeconds: call?.silent_seconds ?? null,
    };
  });
}

async function readCalls(database: Database, days: number): Promise<Calls[]> {
  const { rows } = await database.raw<{ rows: Calls[] }>(
    `select p.wall, p.accepted, p.duplicate, p.noted, p.refused, l.last_at,
       floor(extract(epoch from clock_timestamp() - l.last_at))::int as silent_seconds
     from (select wall, count(*) filter (where verdict = 'accepted')::int as accepted, count(*) filter (where verdict = 'duplicate')::int as duplicate,
             count(*) filter (where verdict = 'noted')::int as noted, count(*) filter (where verdict = 'refused')::int as refused
           from postbacks where received_at > clock_timestamp() - ? * interval '1 day' group by wall) p
     left join lateral (select max(received_at) as last_at from postbacks where wall = p.wall and verdict = 'accepted') l on true`,
    [days],
  );
  return rows;
}

async function readSums(database: Database, days: number): Promise<Sums[]> {
  const { rows } = await database.raw<{ rows: Sums[] }>(
    `select provider, coalesce(sum(amount_hundredths) filter (where state in ('sent', 'credited')), 0)::bigint as credited,
       coalesce(sum(amount_hundredths) filter (where state = 'pending'), 0)::bigint as pending,
       coalesce(sum(amount_hundredths) filter (where state in ('reversed', 'cancelled')), 0)::bigint as reversed
     from earnings where provider is not null and earned_at > clock_timestamp() - ? * interval '1 day' group by provider`,
    [days],
  );
  return rows;
}
