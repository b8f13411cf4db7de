import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { DirectoryMember } from './directory-member.ts';
import { countActive, findMembers } from './find-members.ts';
import { filters, listMembers, sorts, type Filter, type Sort } from './list-members.ts';

const config = { permission: { services: ['admin'] } };
const MEMBERS_MAX = 200;

/** Members as operators list them. */
export function directoryRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/directory',
    {
      schema: {
        operationId: 'listDirectory',
        summary: 'A page of members, by name or date',
        description: 'By money the wallet lists them.',
        querystring: Type.Object({
          search: Type.Optional(
            Type.String({
              maxLength: 100,
              pattern: '^[^\\u0000]*$',
              description:
                'a part of the username (its beginning, below three letters), a member’s id, their platform id, or the address of a session of theirs',
            }),
          ),
          filter: Type.Unsafe<Filter>({ type: 'string', enum: filters, default: 'all' }),
          sort: Type.Unsafe<Sort>({ type: 'string', enum: sorts, default: '-createdAt' }),
          joinedFrom: Type.Optional(Type.String({ format: 'date-time' })),
          joinedUntil: Type.Optional(Type.String({ format: 'date-time', description: 'before this moment' })),
          cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
        }),
        response: {
          200: Type.Object({
            members: Type.Array(DirectoryMember),
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            total: Type.Integer({ description: 'of all pages; of a search, a filter by risk or by days 1,000 at most' }),
            totalIsExact: Type.Boolean({ description: 'false: there are more' }),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    (request) => listMembers(database, request.query),
  );

  app.post(
    '/internal/directory/members',
    {
      schema: {
        operationId: 'findDirectoryMembers',
        summary: 'Those of these members that exist, in the order asked for',
        again: 'same',
        body: Type.Object(
          { memberIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: MEMBERS_MAX }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ members: Type.Array(DirectoryMember) }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin', 'wallet'] } },
    },
    async (request) => ({ members: await findMembers(database, request.body.memberIds) }),
  );

  app.get(
    '/internal/directory/active',
    {
      schema: {
        operationId: 'countActiveMembers',
        summary: 'How many members were here within so many hours',
        querystring: Type.Object({ hours: Type.Integer({ minimum: 1, maximum: 24 * 30, default: 24 }) }),
        response: { 200: Type.Object({ count: Type.Integer() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ count: await countActive(database, request.query.hours) }),
  );
}
