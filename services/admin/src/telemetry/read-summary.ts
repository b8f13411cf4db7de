import { Type, type Database, type Static } from '@facet/service-kit';
import { Nullable } from '../schemas.ts';
import { quantileOf } from './histogram-rules.ts';
import { MEASURES, presentMeasure } from './measure-rules.ts';

const QUANTILE = 0.75;

export const Summary = Type.Object({
  cohorts: Type.Array(
    Type.Object({
      version: Type.String(),
      cohort: Type.String(),
      sessions: Type.Integer({ description: 'page loads' }),
      affected: Type.Integer({ description: 'of them, those with at least one error' }),
      errors: Type.Integer(),
      p75: Type.Record(Type.String(), Nullable(Type.Number()), {
        description: 'vitals (LCP, INP, CLS, FCP, TTFB) and load phases (registry, entry, init, render); milliseconds but for CLS',
      }),
    }),
  ),
  samples: Type.Array(
    Type.Object({
      version: Type.String(),
      source: Type.String(),
      message: Type.String(),
      count: Type.Integer(),
      firstAt: Type.String({ format: 'date-time' }),
      lastAt: Type.String({ format: 'date-time' }),
    }),
  ),
});
type Summary = Static<typeof Summary>;

type CountRow = Omit<Summary['cohorts'][number], 'p75'>;
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

type SampleRow = Omit<Summary['samples'][number], 'firstAt' | 'lastAt'> & { first_at: Date; last_at: Date };

async function rowsOf<Row>(database: Database, sql: string, bindings: readonly (string | number)[]): Promise<Row[]> {
  return (await database.raw<{ rows: Row[] }>(sql, bindings)).rows;
}

function quantile(measures: Map<string, MeasureRow[]>, { version, cohort }: CountRow, measure: string): number | null {
  const value = quantileOf(measures.get(`${version} ${cohort} ${measure}`) ?? [], QUANTILE);
  return value === null ? null : presentMeasure(measure, value);
}
