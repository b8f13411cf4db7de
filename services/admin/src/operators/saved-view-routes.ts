import { Type, type App, type Database } from '@facet/service-kit';
import { errors } from '../schemas.ts';
import { listViews, removeView, saveView } from './saved-views.ts';
import { Id, strict, Success, success } from './schemas.ts';

const content = {
  list: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$', description: 'the tab or page that it is of', examples: ['users'] }),
  name: Type.String({ maxLength: 40, pattern: '^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$', examples: ['Large balances'] }),
  query: Type.String({ maxLength: 2000, pattern: '^[^\\u0000]*$', description: 'search, filters, order and rows as the address has them' }),
};
const View = Type.Object({ id: Type.String({ format: 'uuid' }), ...content }, { $id: 'SavedView' });
/** Of no account to anybody else: not in the audit log. */
const config = { permission: { operator: 'moderator' }, action: null } as const;

/** The operator’s own ways to look at the lists of the console. */
export function savedViewRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/my-views',
    {
      schema: {
        operationId: 'listOwnViews',
        summary: 'The operator’s saved views of all lists, in the order of saving',
        response: { 200: Type.Object({ views: Type.Array(View) }), ...errors },
      },
      config: { permission: config.permission },
    },
    async ({ operator }) => ({ views: await listViews(database, operator.id) }),
  );

  app.put(
    '/api/admin/my-views',
    {
      schema: {
        operationId: 'saveOwnView',
        summary: 'Saves a view of a list under a name',
        description: 'It takes the place of one of the same name.',
        again: 'same',
        errors: { too_many_views: 409 },
        body: Type.Object(content, strict),
        response: { 200: View, ...errors },
      },
      config,
    },
    ({ operator, body }) => saveView(database, operator.id, body),
  );

  app.delete(
    '/api/admin/my-views/:id',
    {
      schema: {
        operationId: 'removeOwnView',
        summary: 'Removes one of the operator’s saved views',
        again: 'same',
        params: Id,
        response: { 200: Success, ...errors },
      },
      config,
    },
    async ({ operator, params }) => {
      await removeView(database, operator.id, params.id);
      return success;
    },
  );
}
