import { type App, CsvFile, type CsvRow, eachPage, sendCsv, type Static, Type } from '@facet/service-kit';
import { errors } from '../schemas.ts';
import type { AdminContext } from '../admin-context.ts';
import { readAnswer, type Clients } from '../clients/index.ts';
import { countUsers, UserCounts } from './count-users.ts';
import { listUsers, UserPage } from './list-users.ts';
import { UserFilter, UserQuery } from './user-query.ts';
import type { AdminUser } from './user.ts';

const config = { permission: { operator: 'moderator' } } as const;
const LARGEST_PAGE = 200;
const HEADINGS = [
  'Username',
  'Role',
  'State',
  'Balance R$',
  'Total earned R$',
  'Wagered R$',
  'Won R$',
  'Lost R$',
  'Debt R$',
  'Risk signs',
  'Ban reason',
  'Joined (UTC)',
  'Id',
];

export function userListRoutes(app: App, { clients }: AdminContext): void {
  app.get(
    '/api/admin/users',
    {
      schema: {
        operationId: 'listUsers',
        summary: 'Members with their money, by name, date or money',
        description: 'The order by money is a few seconds old; the figures are of now.',
        querystring: UserQuery,
        response: {
          200: UserPage,
          ...errors,
        },
      },
      config,
    },
    (request) => listUsers(clients, request.query),
  );

  app.get(
    '/api/admin/users/counts',
    {
      schema: {
        operationId: 'countUsers',
        summary: 'How many members each filter of the list finds',
        response: { 200: UserCounts, ...errors },
      },
      config,
    },
    () => countUsers(clients),
  );

  app.get(
    '/api/admin/users.csv',
    {
      schema: {
        operationId: 'exportUsers',
        summary: 'Members with their money, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: UserFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-users', HEADINGS, exportUsers(clients, request.query)),
  );

  app.get(
    '/api/admin/active-users',
    {
      schema: {
        operationId: 'countActiveUsers',
        summary: 'How many members were here within so many hours',
        querystring: Type.Object(
          { hours: Type.Unsafe<1 | 6 | 12 | 24>({ type: 'integer', enum: [1, 6, 12, 24], default: 24 }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ count: Type.Integer() }), ...errors },
      },
      config,
    },
    async ({ query: { hours } }) => {
      const { count } = await readAnswer('identity', clients.identity.GET('/internal/directory/active', { params: { query: { hours } } }));
      return { count };
    },
  );
}

function exportUsers(clients: Clients, filter: Static<typeof UserFilter>): AsyncGenerator<CsvRow[]> {
  return eachPage(async (cursor) => {
    const { users, nextCursor } = await listUsers(clients, { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) });
    return { rows: users.map(rowOf), nextCursor };
  });
}

function rowOf(user: AdminUser): CsvRow {
  const { username, adminRole, disabled, balance, totalEarned, wageredBalance, winnedBalance, lostBalance, debt } = user;
  const state = disabled ? 'banned' : 'active';
  const money = [balance, totalEarned, wageredBalance, winnedBalance, lostBalance, debt];
  return [username, adminRole, state, ...money, user.riskSigns.join(' '), user.banReason, user.createdAt, user.id];
}
