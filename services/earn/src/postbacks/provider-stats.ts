import { type Database, formatMoney } from '@facet/service-kit';
import { catalogue } from '../walls/index.ts';
import { type CreditSums, noCredits } from './wall-margin.ts';

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
  pending: bigint;
  median: bigint;
  credits: number;
  credits_with_revenue: number;
  credited: bigint;
  credited_with_revenue: bigint;
  reversed: bigint;
  reversed_with_revenue: number;
  revenue: bigint;
  reversed_revenue: bigint;
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
      sums: sum === undefined ? noCredits : sumsOf(sum),
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

/** Earnings by when they were earned: what is taken back later leaves that day, and takes its revenue along. */
async function readSums(database: Database, days: number): Promise<Sums[]> {
  const { rows } = await database.raw<{ rows: Sums[] }>(
    `select provider, coalesce(sum(amount_hundredths) filter (where state = 'pending'), 0)::bigint as pending,
       percentile_disc(0.5) within group (order by amount_hundredths) as median,
       count(*) filter (where stands)::int as credits, count(revenue_micros) filter (where stands)::int as credits_with_revenue,
       coalesce(sum(amount_hundredths) filter (where stands), 0)::bigint as credited,
       coalesce(sum(amount_hundredths) filter (where stands and revenue_micros is not null), 0)::bigint as credited_with_revenue,
       coalesce(sum(revenue_micros) filter (where stands), 0)::bigint as revenue,
       coalesce(sum(amount_hundredths) filter (where is_back), 0)::bigint as reversed,
       count(revenue_micros) filter (where is_back)::int as reversed_with_revenue,
       coalesce(sum(revenue_micros) filter (where is_back), 0)::bigint as reversed_revenue
     from earnings, lateral (select state in ('sent', 'credited') as stands, state in ('reversed', 'cancelled') as is_back) as of_it
     where provider is not null and earned_at > clock_timestamp() - ? * interval '1 day' group by provider`,
    [days],
  );
  return rows;
}

function sumsOf(sum: Sums): CreditSums {
  return {
    credits: sum.credits,
    creditsWithRevenue: sum.credits_with_revenue,
    credited: sum.credited,
    creditedWithRevenue: sum.credited_with_revenue,
    reversed: sum.reversed,
    reversedWithRevenue: sum.reversed_with_revenue,
    revenueMicros: sum.revenue,
    reversedRevenueMicros: sum.reversed_revenue,
  };
}
