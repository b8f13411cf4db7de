import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { readSummary } from './read-summary.ts';

const MAX_MINUTES = 30 * 24 * 60;

const Summary = Type.Object({
  cohorts: Type.Array(
    Type.Object({
      version: Type.String(),
      cohort: Type.String(),
      sessions: Type.Integer({ description: 'page loads' }),
      affected: Type.Integer({ description: 'of them, those with at least one error' }),
      errors: Type.Integer(),
      p75: Type.Record(Type.String(), Type.Union([Type.Number(), Type.Null()]), {
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

export function summaryRoutes(app: App, database: Database): void {
  app.get(
    '/internal/telemetry/summary',
    {
      schema: {
        operationId: 'summarizeTelemetry',
        summary: 'What browsers reported of one part, by version and cohort',
        querystring: Type.Object({
          deployable: Type.String({ maxLength: 60 }),
          sinceMinutes: Type.Integer({ minimum: 1, maximum: MAX_MINUTES, default: 60 }),
        }),
        response: { 200: Summary, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['releaser', 'admin'] } },
    },
    ({ query }) => readSummary(database, query),
  );
}
