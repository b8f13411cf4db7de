import { Line, readLine } from '@facet/money-kit';
import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { countByKind, countNew, listNotices, readUpTo } from './read-inbox.ts';

const config = { permission: 'member' } as const;
const Count = Type.Object({ count: Type.Integer({ minimum: 0, maximum: 100, description: '100: as many or more' }) });
const Notice = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.String({ description: 'of which domain, and what: wallet.credit' }),
    values: Type.Record(Type.String(), Type.String(), {
      description: 'what the words of the kind are filled with; an amount is R$, two decimals',
    }),
    line: Type.Union([Line, Type.Null()], { description: 'what `reason` of a transfer says, for other languages' }),
    at: Type.String({ format: 'date-time' }),
    isNew: Type.Boolean(),
  },
  { $id: 'Notice' },
);

const Counts = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: Type.String({ examples: ['wallet.credit'] }),
      count: Type.Integer({ minimum: 1, description: 'among the newest 1,000 notices' }),
      new: Type.Integer({ minimum: 0 }),
    }),
  ),
  newest: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], { description: 'the notice up to which all is read, when all is' }),
});

/** What happened to a member while they were away, and live while they are here. */
export function inboxRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/inbox',
    {
      schema: {
        operationId: 'listNotices',
        summary: 'The notices of the last 90 days, the newest first',
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
          kinds: Type.Optional(Type.String({ pattern: '^[a-z_.,]{1,2000}$', description: 'only these, with commas between' })),
          onlyNew: Type.Optional(Type.Boolean({ description: 'only what was not read yet' })),
        }),
        response: {
          200: Type.Object({ notices: Type.Array(Notice), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { cursor: after, limit, kinds, onlyNew } = request.query;
      const rows = await listNotices(database, {
        memberId: request.member.id,
        limit: limit + 1,
        after,
        kinds: kinds?.split(','),
        onlyNew,
      });
      const page = rows.slice(0, limit);
      return {
        notices: page.map(({ id, kind, values, at, is_new }) => ({
          id,
          kind,
          values,
          line: lineOf(values),
          at: at.toISOString(),
          isNew: is_new,
        })),
        nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
  );

  countRoutes(app, database);
}

function countRoutes(app: App, database: Database): void {
  app.get(
    '/api/inbox/unread',
    {
      schema: { operationId: 'countNewNotices', summary: 'How many notices are new', response: { 200: Count, '4xx': ErrorAnswer } },
      config,
    },
    async (request) => ({ count: await countNew(database, request.member.id) }),
  );

  app.get(
    '/api/inbox/counts',
    {
      schema: {
        operationId: 'countNotices',
        summary: 'How many notices there are of each kind, and how many of them are new',
        response: { 200: Counts, '4xx': ErrorAnswer },
      },
      config,
    },
    (request) => countByKind(database, request.member.id),
  );

  app.post(
    '/api/inbox/read',
    {
      schema: {
        operationId: 'readNotices',
        summary: 'Notes that everything up to this notice was seen',
        description: 'Answers how many are new now.',
        again: 'same',
        body: Type.Object({ upTo: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
        response: { 200: Count, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      await readUpTo(database, request.member.id, request.body.upTo);
      return { count: await countNew(database, request.member.id) };
    },
  );
}

/** Of a notice that a transfer of money made, and that says who booked it. */
function lineOf({ reason, source, type }: Record<string, string>): Line | null {
  return reason === undefined || source === undefined ? null : readLine(source, reason, type);
}
