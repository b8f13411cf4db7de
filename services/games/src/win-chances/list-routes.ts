import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import type { Classification } from './classify.ts';
import { ListedAnswer, NullableText, presentListed } from './override-answer.ts';
import { listOverrides, readOverride } from './overrides.ts';

const labels: readonly Classification['label'][] = ['Player Advantage', 'Near Break-even', 'House Advantage'];
const Label = Type.Unsafe<Classification['label']>({ type: 'string', enum: [...labels] });
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object(
  { all: Count, 'Player Advantage': Count, 'Near Break-even': Count, 'House Advantage': Count },
  { description: 'found by the search, of each class' },
);
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const config = { permission: { services: ['admin'] } };

/** What operators see of members' win chances. */
export function overrideListRoutes(app: App, database: Database): void {
  app.get(
    '/internal/overrides',
    {
      schema: {
        operationId: 'listOverrides',
        summary: 'Newest first; `search` is a part of the username or the notes',
        querystring: Type.Object(
          {
            search: Type.Optional(Type.String({ maxLength: 50 })),
            userId: Type.Optional(Type.String({ format: 'uuid', description: 'only this member’s' })),
            classification: Type.Optional(Label),
            cursor: Type.Optional(Type.String({ format: 'uuid' })),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ overrides: Type.Array(ListedAnswer), counts: Counts, nextCursor: NullableText, total: Type.Integer() }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { search = '', userId, classification, cursor, limit = '50' } = request.query;
      const page = await listOverrides(database, { search, userId, classification, cursor, limit: Number(limit) });
      return { ...page, overrides: page.overrides.map(presentListed) };
    },
  );

  app.get(
    '/internal/overrides/:id',
    {
      schema: {
        operationId: 'readOverride',
        summary: 'override_not_found 404',
        params,
        response: { 200: Type.Object({ override: ListedAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ override: presentListed(await readOverride(database, request.params.id)) }),
  );
}
