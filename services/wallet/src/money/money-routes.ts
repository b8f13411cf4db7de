import { CsvFile, ErrorAnswer, sendCsv, Type, type App, type Database } from '@facet/service-kit';
import { moneyHeadings, moneyRows, type MoneyTable, moneyTables } from './export-money.ts';
import { Money, WindowQuery } from './money-schemas.ts';
import { lastMoment } from './money-window.ts';
import { readMoney } from './read-money.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Money in and out, all of it from the ledger. */
export function moneyRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money',
    {
      schema: {
        operationId: 'readMoney',
        summary: 'What came in, went out and was owed by hour or day (UTC), from the ledger',
        querystring: WindowQuery,
        response: { 200: Money, ...errors },
      },
      config,
    },
    ({ query: { window, until } }) => readMoney(database, window, lastMoment(until)),
  );

  app.get(
    '/api/admin/money.csv',
    {
      schema: {
        operationId: 'exportMoney',
        summary: 'One table of the money’s figures, as a file for a spreadsheet',
        querystring: Type.Object({
          ...WindowQuery.properties,
          table: Type.Unsafe<MoneyTable>({ type: 'string', enum: moneyTables, default: 'flows' }),
        }),
        response: { 200: CsvFile, ...errors },
      },
      config: { permission: { operator: 'moderator', anySignIn: 'sums, of no member' } },
    },
    async (request, reply) => {
      const { window, until, table } = request.query;
      const money = await readMoney(database, window, lastMoment(until));
      return sendCsv(reply, `facet-${table}-${window}`, moneyHeadings(table, money), [moneyRows(table, money)]);
    },
  );
}
