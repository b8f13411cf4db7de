import { type App, countedAnswer, CsvFile, ErrorAnswer, sendCsv, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { ACTION_HEADINGS, exportActions } from './export-actions.ts';
import { listActions } from './list-actions.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' }));
const time = Type.Optional(Type.String({ format: 'date-time' }));
const Nullable = <Schema extends Parameters<typeof Type.Optional>[0]>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Details = Nullable(Type.Record(Type.String(), Type.Unknown()));

const Entry = Type.Object({
  id: Type.String({ format: 'uuid' }),
  at: Type.String({ format: 'date-time' }),
  operator: Type.Object({ id: Type.String(), username: Type.String(), role: Type.String({ description: 'at that time' }) }),
  action: Type.String({ description: 'noun.verb, such as member.ban' }),
  object: Type.Object({ type: Type.String(), id: Type.String(), label: Type.String() }),
  input: Details,
  before: Details,
  after: Details,
  outcome: Type.Union([Type.Literal('succeeded'), Type.Literal('failed'), Type.Literal('unknown'), Type.Literal('pending')]),
  problem: Nullable(Type.String()),
  address: Nullable(Type.String()),
});

const filters = {
  search: text(100),
  operator: text(100),
  action: text(100),
  objectType: text(100),
  objectId: text(200),
  outcome: Type.Optional(Type.Union([Type.Literal('succeeded'), Type.Literal('failed'), Type.Literal('unknown'), Type.Literal('pending')])),
  from: time,
  to: time,
};
const config = { permission: { operator: 'moderator' } } as const;

export function auditLogRoutes(app: App, { database }: Pick<AdminContext, 'database'>): void {
  app.get(
    '/api/admin/audit',
    {
      schema: {
        operationId: 'listOperatorActions',
        summary: 'What operators did, the newest first',
        description: 'Filters narrow it to one operator, action or object.',
        querystring: Type.Object(
          {
            ...filters,
            cursor: Type.Optional(Type.String({ format: 'uuid' })),
            limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ entries: Type.Array(Entry), nextCursor: Nullable(Type.String()), ...countedAnswer }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const page = await listActions(database, request.query);
      return { ...page, entries: page.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
    },
  );

  app.get(
    '/api/admin/audit.csv',
    {
      schema: {
        operationId: 'exportOperatorActions',
        summary: 'What operators did, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: Type.Object(filters, { additionalProperties: false }),
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-audit', ACTION_HEADINGS, exportActions(database, request.query)),
  );
}
