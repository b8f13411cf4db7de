import { Type, type App, type Database } from '@facet/service-kit';
import { countOpen } from './read-board.ts';

const config = { permission: { services: ['admin'] } };

const Open = Type.Object(
  {
    held: Type.Integer(),
    processing: Type.Integer(),
    unknownCount: Type.Integer(),
    overOneDay: Type.Integer({ description: 'of the normal ones, requested more than a day ago' }),
    oldestHeldAt: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'OpenPayouts' },
);

/** What services/admin reads for the overview. */
export function internalPayoutRoutes(app: App, database: Database): void {
  app.get(
    '/internal/payouts',
    {
      schema: {
        operationId: 'countOpenPayouts',
        summary: 'How many withdrawals are open, and since when the first waits',
        response: { 200: Open },
      },
      config,
    },
    () => countOpen({ database }),
  );
}
