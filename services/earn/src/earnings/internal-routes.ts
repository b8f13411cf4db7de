import { type App, type Database, ErrorAnswer, formatMoney, MoneyText, Type } from '@facet/service-kit';
import { earningTotals } from './earning-totals.ts';
import { Source } from './present-earning.ts';
import { readOwed } from './read-owed.ts';

const config = { permission: { services: ['wallet'] } };

const EarningTotal = Type.Object({
  source: Source,
  provider: Type.Union([Type.String(), Type.Null()], { description: 'of a wall’s' }),
  credited: MoneyText,
  sent: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'R$ that the wallet has not answered for yet' }),
  sentCount: Type.Integer(),
  oldestSentAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  pending: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'R$ that a hold keeps back' }),
});

/** All earnings together, for the wallet, which lays them beside its accounts. */
export function internalEarningRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/earning-totals',
    {
      schema: {
        operationId: 'getEarningTotals',
        summary: 'What was ever promised to members, by source and wall',
        description: 'To lay beside the wallet’s accounts. It reads every earning.',
        response: { 200: Type.Object({ totals: Type.Array(EarningTotal) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async () => ({ totals: await earningTotals(database) }),
  );

  app.get(
    '/internal/owed',
    {
      schema: {
        operationId: 'getOwed',
        summary: 'What members have earned and the wallet does not have yet',
        description: 'Held by walls, and referral rewards that wait to be claimed.',
        response: {
          200: Type.Object({ pending: MoneyText, referralRewards: MoneyText, referralCount: Type.Integer() }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async () => {
      const { pending, referralRewards, referralCount } = await readOwed(database);
      return { pending: formatMoney(pending), referralRewards: formatMoney(referralRewards), referralCount };
    },
  );
}
