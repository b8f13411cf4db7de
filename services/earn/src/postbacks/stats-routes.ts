import { type App, type Database, ErrorAnswer, MoneyText, Type } from '@facet/service-kit';
import { providerStats } from './provider-stats.ts';

const config = { permission: { services: ['admin'] } };
const count = Type.Integer({ minimum: 0 });

const ProviderStats = Type.Object({
  id: Type.String(),
  label: Type.String(),
  accepted: count,
  duplicate: count,
  noted: count,
  refused: count,
  alerts: Type.Integer({ description: 'of the accepted ones, those whose reward does not fit what the wall pays us' }),
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()], { description: 'of what was earned; null: nothing was' }),
  lastAcceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'since the last accepted call; null before the first' }),
});

/** The walls' calls in figures, for what services/admin joins. */
export function postbackStatsRoutes(app: App, database: Database): void {
  app.get(
    '/internal/provider-stats',
    {
      schema: {
        operationId: 'getProviderStats',
        summary: 'What each provider sent in the last days',
        description: 'Calls by verdict, R$ credited, pending and reversed, and how long it has been silent.',
        querystring: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90, default: 7 }) }),
        response: { 200: Type.Object({ providers: Type.Array(ProviderStats) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ providers: await providerStats(database, request.query.days) }),
  );
}
