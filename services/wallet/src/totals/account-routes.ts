import { ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { readAccounts } from './read-totals.ts';
import { readRecords } from './read-records.ts';

const config = { permission: { services: ['admin'] } };
const Account = Type.Object(
  { account: Type.String({ description: 'available and debt are all members together' }), balance: MoneyText },
  { $id: 'AccountBalance' },
);
const Count = Type.Integer();
const Records = Type.Object(
  {
    members: Count,
    balances: MoneyText,
    debts: MoneyText,
    held: MoneyText,
    heldCount: Count,
    unknown: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'of what is held: nobody knows whether it is paid' }),
    unknownCount: Count,
    paid: MoneyText,
    paidCount: Count,
    halfWay: Type.String({
      pattern: '^\\d+\\.\\d{2}$',
      description: 'of withdrawals between two steps: as far accounts and records may differ',
    }),
  },
  { $id: 'MoneyRecords' },
);

/** For services/admin, which puts the owners' own records beside them. */
export function accountRoutes(app: App, database: Database): void {
  app.get(
    '/internal/stats/accounts',
    {
      schema: {
        operationId: 'readAccounts',
        summary: 'What the ledger says that each account has now',
        description: 'And what members’ rows and withdrawals say, over one snapshot.',
        response: { 200: Type.Object({ accounts: Type.Array(Account), records: Records }), '4xx': ErrorAnswer },
      },
      config,
    },
    () =>
      database.transaction(
        async (snapshot) => {
          const accounts = await readAccounts(snapshot, null);
          const shown = accounts.map(({ account, balance }) => ({ account, balance: formatMoney(balance) }));
          return { accounts: shown, records: await readRecords(snapshot) };
        },
        {
          isolationLevel: 'repeatable read',
          readOnly: true,
        },
      ),
  );
}
