import { type App, CsvFile, ErrorAnswer, sendCsv, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { moneyHeadings, moneyRows, type MoneyTable, moneyTables } from './export-money.ts';
import { GameResults, Money, MoneyAccounts, WallsFigures, WindowQuery } from './money-schemas.ts';
import { readAccounts } from './read-accounts.ts';
import { readGameResults, readWallFigures } from './read-figures.ts';
import { readMoney } from './read-money.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Money in and out. Each part is a call of its own: one service away takes only its part. */
export function moneyRoutes(app: App, { callees }: AdminContext): void {
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
    (request) => readMoney(callees.wallet, request.query.window, new Date()),
  );

  app.get(
    '/api/admin/money.csv',
    {
      schema: {
        operationId: 'exportMoney',
        summary: 'One of its tables as a file for a spreadsheet',
        querystring: Type.Object({
          ...WindowQuery.properties,
          table: Type.Unsafe<MoneyTable>({ type: 'string', enum: moneyTables, default: 'flows' }),
        }),
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    async (request, reply) => {
      const { window, table } = request.query;
      const money = await readMoney(callees.wallet, window, new Date());
      return sendCsv(reply, `facet-${table}-${window}`, moneyHeadings(table, money), [moneyRows(table, money)]);
    },
  );

  app.get(
    '/api/admin/money/accounts',
    {
      schema: {
        operationId: 'readMoneyAccounts',
        summary: 'Every account of the ledger beside its owner’s records, and what is owed to members now',
        response: { 200: MoneyAccounts, ...errors },
      },
      config,
    },
    () => readAccounts(callees),
  );

  figureRoutes(app, callees);
}

/** What earn and games say themselves. */
function figureRoutes(app: App, callees: AdminContext['callees']): void {
  app.get(
    '/api/admin/money/walls',
    {
      schema: {
        operationId: 'readWallFigures',
        summary: 'The walls that ever sent anything, as earn sees them',
        querystring: WindowQuery,
        response: { 200: WallsFigures, ...errors },
      },
      config,
    },
    (request) => readWallFigures(callees.earn, request.query.window),
  );

  app.get(
    '/api/admin/money/games',
    {
      schema: {
        operationId: 'readGameResults',
        summary: 'By game, of rounds that ended',
        querystring: WindowQuery,
        response: { 200: GameResults, ...errors },
      },
      config,
    },
    (request) => readGameResults(callees.games, request.query.window),
  );
}
