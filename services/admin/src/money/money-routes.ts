import { ErrorAnswer, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { GameResults, MoneyAccounts, WallsFigures, WindowQuery } from './money-schemas.ts';
import { readAccounts } from './read-accounts.ts';
import { readGameResults, readWallFigures } from './read-figures.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Money as the services that own it tell it together. Each part is a call of its own: one service away takes only its part. */
export function moneyRoutes(app: App, { clients }: AdminContext): void {
  app.get(
    '/api/admin/money/accounts',
    {
      schema: {
        operationId: 'readMoneyAccounts',
        summary: 'Every account of the ledger beside its owner’s records',
        description: 'And what is owed to members now.',
        response: { 200: MoneyAccounts, ...errors },
      },
      config,
    },
    () => readAccounts(clients),
  );

  figureRoutes(app, clients);
}

/** What earn and games say themselves. */
function figureRoutes(app: App, clients: AdminContext['clients']): void {
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
    (request) => readWallFigures(clients.earn, request.query.window),
  );

  app.get(
    '/api/admin/money/games',
    {
      schema: {
        operationId: 'readGameResults',
        summary: 'What was staked and paid, by game, of rounds that ended',
        querystring: WindowQuery,
        response: { 200: GameResults, ...errors },
      },
      config,
    },
    (request) => readGameResults(clients.games, request.query.window),
  );
}
