import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { readSummary, Summary } from './read-summary.ts';

const MAX_MINUTES = 30 * 24 * 60;

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
