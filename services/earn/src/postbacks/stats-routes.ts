import { type App, type Database, ErrorAnswer, MoneyText, Type } from '@facet/service-kit';
import { providerStats } from './provider-stats.ts';

const count = Type.Integer({ minimum: 0 });
const daysOf = { '24h': 1, '7d': 7, '30d': 30 } as const;
type Window = keyof typeof daysOf;

const WallFigures = Type.Object({
  id: Type.String(),
  label: Type.String(),
  accepted: count,
  refused: count,
  alerts: Type.Integer({ minimum: 0, description: 'of the accepted ones, those whose reward does not fit what the wall pays us' }),
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()], { description: 'of what was earned; null: nothing was' }),
  lastAcceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'since the last accepted call; null before the first' }),
});
const WallsFigures = Type.Object({ days: Type.Integer(), walls: Type.Array(WallFigures) }, { $id: 'WallsFigures' });

/** What walls brought, for the page Money. */
export function postbackStatsRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money/walls',
    {
      schema: {
        operationId: 'readWallFigures',
        summary: 'The walls that ever sent anything, and what each brought in the last days',
        description: 'Calls by verdict, R$ credited, pending and reversed, and how long it has been silent.',
        querystring: Type.Object({
          window: Type.Unsafe<Window>({ type: 'string', enum: Object.keys(daysOf), default: '7d' }),
        }),
        response: { 200: WallsFigures, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ query: { window } }) => {
      const days = daysOf[window];
      const all = await providerStats(database, days);
      const heard = all.filter(({ lastAcceptedAt, refused, noted }) => lastAcceptedAt !== null || refused + noted > 0);
      return { days, walls: heard.map(({ duplicate: _duplicate, noted: _noted, ...figures }) => figures) };
    },
  );
}
