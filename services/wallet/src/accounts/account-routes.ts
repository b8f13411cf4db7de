import { ErrorAnswer, type App, type Kit } from '@facet/service-kit';
import { MoneyAccounts } from './account-schemas.ts';
import { EarnRecords } from './earn-records.ts';
import { laySideBySide } from './lay-side-by-side.ts';

/** The ledger beside the records of its owners, for operators. */
export function accountRoutes(app: App, kit: Pick<Kit, 'database' | 'client'>): void {
  const earn = new EarnRecords(kit);
  app.get(
    '/api/admin/money/accounts',
    {
      schema: {
        operationId: 'readMoneyAccounts',
        summary: 'Every account of the ledger beside its owner’s records',
        description: 'And what is owed to members now.',
        response: { 200: MoneyAccounts, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () => laySideBySide(kit.database, earn),
  );
}
