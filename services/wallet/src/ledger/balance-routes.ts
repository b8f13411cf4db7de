import { ErrorAnswer, formatMoney, MoneyText, Type, UuidText, type App, type Database } from '@facet/service-kit';
import { callerNames } from '@facet/money-kit';
import { readBalance, readBalances, type Balance as ReadBalance } from './read-balance.ts';
import { readStats } from './read-stats.ts';

const amounts = {
  balance: MoneyText,
  totalEarned: MoneyText,
  debt: MoneyText,
  held: MoneyText,
  wagered: MoneyText,
  won: MoneyText,
  lost: MoneyText,
};
const Balance = Type.Object(amounts, { $id: 'Balance' });
const MemberBalance = Type.Object({ memberId: Type.String(), ...amounts }, { $id: 'MemberBalance' });
const MEMBERS_MAX = 200;

export function balanceRoutes(app: App, database: Database): void {
  const config = { permission: { services: ['admin', ...callerNames] } };

  app.get(
    '/internal/balances/:memberId',
    {
      schema: {
        operationId: 'readBalance',
        summary: 'What a member has',
        description: 'All zero for one who never moved money.',
        params: Type.Object({ memberId: UuidText }),
        response: { 200: Balance, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => presentBalance(await readBalance(database, request.params.memberId)),
  );

  app.post(
    '/internal/balances',
    {
      schema: {
        operationId: 'readBalances',
        summary: 'What each of these members has, in their order',
        again: 'same',
        body: Type.Object({ memberIds: Type.Array(UuidText, { maxItems: MEMBERS_MAX }) }, { additionalProperties: false }),
        response: { 200: Type.Object({ balances: Type.Array(MemberBalance) }), '4xx': ErrorAnswer },
      },
      config: { ...config, isRead: true },
    },
    async (request) => {
      const { memberIds } = request.body;
      const balances = await readBalances(database, memberIds);
      return { balances: memberIds.map((memberId, index) => ({ memberId, ...presentBalance(balances[index] as ReadBalance) })) };
    },
  );

  app.get(
    '/internal/stats',
    {
      schema: {
        operationId: 'readStats',
        summary: 'What all members have together',
        response: { 200: Type.Object({ totalEarned: MoneyText, paidOut: MoneyText }), '4xx': ErrorAnswer },
      },
      config,
    },
    async () => {
      const { totalEarned, paidOut } = await readStats(database);
      return { totalEarned: formatMoney(totalEarned), paidOut: formatMoney(paidOut) };
    },
  );
}

function presentBalance(balance: ReadBalance) {
  return {
    balance: formatMoney(balance.availableHundredths),
    totalEarned: formatMoney(balance.totalEarnedHundredths),
    debt: formatMoney(balance.debtHundredths),
    held: formatMoney(balance.heldHundredths),
    wagered: formatMoney(balance.wageredHundredths),
    won: formatMoney(balance.wonHundredths),
    lost: formatMoney(balance.lostHundredths),
  };
}
