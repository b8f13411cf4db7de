import { ErrorAnswer, httpErrors, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { readHeld, readPayoutDays } from './payout-days.ts';

const DAYS_MAX = 400;
const Day = Type.String({ format: 'date' });
const PayoutDay = Type.Object(
  {
    day: Day,
    requested: MoneyText,
    requestedCount: Type.Integer(),
    paid: MoneyText,
    paidCount: Type.Integer(),
    returned: MoneyText,
    returnedCount: Type.Integer(),
  },
  { $id: 'PayoutDay' },
);

export function payoutDaysRoutes(app: App, database: Database): void {
  app.get(
    '/internal/stats/payouts',
    {
      schema: {
        operationId: 'readPayoutDays',
        summary: 'What was requested, paid and given back on each day (UTC), the newest first',
        description: 'And what is held now.',
        querystring: Type.Object({ from: Day, to: Day }),
        response: { 200: Type.Object({ held: MoneyText, days: Type.Array(PayoutDay) }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const { from, to } = request.query;
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      if (days < 1 || days > DAYS_MAX) throw httpErrors('bad_request', `from and to must span 1 to ${DAYS_MAX} days`);
      const [held, found] = await Promise.all([readHeld(database), readPayoutDays(database, { from, to })]);
      return { held, days: found };
    },
  );
}
