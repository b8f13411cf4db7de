import { ErrorAnswer, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { listAnswer, listQuery } from '../list-query.ts';
import { filters, listMembers, sortFields, type Filter } from './list-members.ts';

const config = { permission: { services: ['admin'] } };

const ListedMember = Type.Object(
  {
    memberId: Type.String(),
    username: Type.Union([Type.String(), Type.Null()]),
    disabled: Type.Boolean(),
    balance: MoneyText,
    totalEarned: MoneyText,
    debt: MoneyText,
    wagered: MoneyText,
    won: MoneyText,
    lost: MoneyText,
  },
  { $id: 'ListedMember' },
);

/** Members and their money, for operators. */
export function memberRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members',
    {
      schema: {
        operationId: 'listMembers',
        summary: 'Members that identity told of, with what they have now',
        description: 'In the order of their money as it was a few seconds ago.',
        querystring: Type.Object({
          withTotal: Type.Optional(Type.Boolean({ description: 'false: it is not counted, and total is 0' })),
          atLeast: Type.Optional(
            Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$', description: 'R$ of what they are sorted by; not by name' }),
          ),
          filter: Type.Optional(Type.Unsafe<Filter>({ type: 'string', enum: filters })),
          ...listQuery(sortFields, '-balance'),
        }),
        response: {
          200: Type.Object({
            members: Type.Array(ListedMember),
            ...listAnswer,
          }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    (request) => listMembers(database, request.query),
  );
}
