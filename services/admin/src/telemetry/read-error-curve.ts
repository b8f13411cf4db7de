import type { Database } from '@facet/service-kit';

const QUARTER_MINUTES = 15;

interface Asked {
  deployable: string;
  stable: string;
  canary: { version: string } | null;
  minutes: number;
}

interface Row {
  start: Date;
  stable: number;
  canary: number;
}

/**
 * Of 1,000 page loads those with an error, in each quarter of an hour up to now, the oldest first; of the version that
 * all get and of the canary.
 */
export async function readErrorCurve(database: Database, { deployable, stable, canary, minutes }: Asked) {
  const rate = (version: string): string =>
    `coalesce(1000.0 * sum(affected) filter (where version = ${version}) / nullif(sum(sessions) filter (where version = ${version}), 0), 0)::float8`;
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select start, ${rate(':stable')} as stable, ${rate(':canary')} as canary
     from generate_series(
       date_bin(:quarter::interval, clock_timestamp() - :window::interval, 'epoch') + :quarter::interval, clock_timestamp(), :quarter::interval
     ) start left join telemetry_minutes on deployable = :deployable and minute >= start and minute < start + :quarter::interval
     group by start order by start`,
    { deployable, stable, canary: canary?.version ?? '', quarter: `${QUARTER_MINUTES} minutes`, window: `${minutes} minutes` },
  );
  return rows.map((row) => ({ start: row.start.toISOString(), stable: row.stable, canary: canary && row.canary }));
}
