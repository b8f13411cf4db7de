import type { Database } from '@facet/service-kit';
import { quantileOf } from './histogram-rules.ts';
import { MEASURES, presentMeasure } from './measure-rules.ts';

const QUANTILE = 0.75;

interface CohortSummary {
  version: string;
  cohort: string;
  sessions: number;
  affected: number;
  errors: number;
  /** By name, the 75th percentile; null when nothing was reported. */
  p75: Record<string, number | null>;
}

export interface Summary {
  cohorts: CohortSummary[];
  samples: { version: string; source: string; message: string; count: number; firstAt: string; lastAt: string }[];
}

type CountRow = Pick<CohortSummary, 'version' | 'cohort' | 'sessions' | 'affected' | 'errors'>;
interface MeasureRow {
  version: string;
  cohort: string;
  measure: string;
  bucket: number;
  count: number;
}

/** Measures are kept for ten minutes together: the figures of the last minutes may hold up to ten more. */
export async function readSummary(database: Database, asked: { deployable: string; sinceMinutes: number }): Promise<Summary> {
  const { deployable, sinceMinutes } = asked;
  const [counts, measures, samples] = await Promise.all([
    rowsOf<CountRow>(
      database,
      `select version, cohort, sum(sessions)::int as sessions, sum(affected)::int as affected, sum(errors)::int as errors
       from telemetry_minutes where deployable = ? and minute > clock_timestamp() - ? * interval '1 minute'
       group by version, cohort order by version, cohort`,
      [deployable, sinceMinutes],
    ),
    rowsOf<MeasureRow>(
      database,
      `select version, cohort, measure, bucket, sum(count)::int as count
       from telemetry_measures where deployable = ? and slot > clock_timestamp() - (? + 10) * interval '1 minute'
       group by version, cohort, measure, bucket`,
      [deployable, sinceMinutes],
    ),
    rowsOf<SampleRow>(
      database,
      `select version, source, message, count::int, first_at, last_at from telemetry_errors
       where deployable = ? and last_at > clock_timestamp() - ? * interval '1 minute' order by count desc, message limit 100`,
      [deployable, sinceMinutes],
    ),
  ]);
  const measuresOf = Map.groupBy(measures, ({ version, cohort, measure }) => `${version} ${cohort} ${measure}`);
  return {
    cohorts: counts.map((row) => ({ ...row, p75: Object.fromEntries(MEASURES.map((name) => [name, quantile(measuresOf, row, name)])) })),
    samples: samples.map(({ first_at, last_at, ...sample }) => ({
      ...sample,
      firstAt: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    })),
  };
}

interface SampleRow {
  version: string;
  source: string;
  message: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

async function rowsOf<Row>(database: Database, sql: string, bindings: readonly (string | number)[]): Promise<Row[]> {
  return (await database.raw<{ rows: Row[] }>(sql, bindings)).rows;
}

function quantile(measures: Map<string, MeasureRow[]>, { version, cohort }: CountRow, measure: string): number | null {
  const value = quantileOf(measures.get(`${version} ${cohort} ${measure}`) ?? [], QUANTILE);
  return value === null ? null : presentMeasure(measure, value);
}
