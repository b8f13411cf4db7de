import { ErrorAnswer, formatMoney, MoneyText, Type, UuidText, type App, type Database } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';

const config = { permission: { operator: 'moderator' } } as const;

const MemberMoney = Type.Object(
  {
    balance: MoneyText,
    totalEarned: MoneyText,
    debt: MoneyText,
    held: MoneyText,
    wageredBalance: MoneyText,
    winnedBalance: MoneyText,
    lostBalance: MoneyText,
  },
  { $id: 'MemberMoney' },
);

/** One member’s money, for their profile. */
export function memberMoneyRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money/of-member/:memberId',
    {
      schema: {
        operationId: 'readMemberMoney',
        summary: 'What one member has, in the words of the operators’ list',
        description: 'All zero for one who never moved money.',
        params: Type.Object({ memberId: UuidText }),
        response: { 200: MemberMoney, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const balance = await readBalance(database, request.params.memberId);
      return {
        balance: formatMoney(balance.availableHundredths),
        totalEarned: formatMoney(balance.totalEarnedHundredths),
        debt: formatMoney(balance.debtHundredths),
        held: formatMoney(balance.heldHundredths),
        wageredBalance: formatMoney(balance.wageredHundredths),
        winnedBalance: formatMoney(balance.wonHundredths),
        lostBalance: formatMoney(balance.lostHundredths),
      };
    },
  );
}
