import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { readAnswer } from '../clients/index.ts';
import { findUser, objectOf } from './find-user.ts';

export function sessionRoutes(app: App, { clients, auditLog }: AdminContext): void {
  app.post(
    '/api/admin/users/:id/end-sessions',
    {
      schema: {
        operationId: 'endUserSessions',
        summary: 'Signs a member out everywhere',
        description: 'They may sign in again.',
        again: 'same',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ success: Type.Literal(true), ended: Type.Integer() }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' }, action: 'member.end_sessions' },
    },
    async (request) => {
      const member = await findUser(clients, request.params.id);
      return auditLog.record(request, { action: 'member.end_sessions', object: objectOf(member) }, async () => {
        const path = { id: member.id };
        const call = clients.identity.POST('/internal/members/{id}/end-sessions', { params: { path }, body: {} });
        const { ended } = await readAnswer('identity', call);
        return { result: { success: true as const, ended }, after: { ended } };
      });
    },
  );
}
