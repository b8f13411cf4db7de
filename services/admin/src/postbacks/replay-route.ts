import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { Replay } from './postback-schemas.ts';

/** `POST /api/admin/postbacks/{id}/replay` */
export function replayRoute(app: App, { callees: { earn }, trail }: AdminContext): void {
  app.post(
    '/api/admin/postbacks/:id/replay',
    {
      schema: {
        operationId: 'replayPostback',
        summary: 'Decides a stored call anew by the settings of now; a credit that is there already is not repeated. Dry: nothing follows',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({ isDry: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Replay, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' }, action: 'postback.replay' },
    },
    async (request) => {
      const { id } = request.params;
      const { isDry } = request.body;
      const { postback } = await answerOf('earn', earn.GET('/internal/postbacks/{id}', { params: { path: { id } } }));
      const { verdict, reason, transaction, provider } = postback;
      const replay = () =>
        answerOf(
          'earn',
          earn.POST('/internal/postbacks/{id}/replay', { params: { path: { id } }, body: { by: request.operator.username, isDry } }),
        );
      if (isDry) return replay();
      const label = `${provider.label}, ${transaction ?? id}`;
      const info = { action: 'postback.replay', object: { type: 'postback', id, label }, input: { isDry }, before: { verdict, reason } };
      return trail.act(request, info, async () => {
        const result = await replay();
        return { result, after: result };
      });
    },
  );
}
