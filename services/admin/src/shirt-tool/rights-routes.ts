import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { onOwnAccount } from './on-own-account.ts';
import { confirmRights } from './rights.ts';
import { Confirmed } from './shirt-schemas.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';

export function rightsRoutes(app: App, { database, auditLog }: ShirtToolContext): void {
  app.post(
    '/api/rbx/confirm-rights',
    {
      schema: {
        operationId: 'confirmRights',
        summary: 'Notes that the operator owns or licenses what they copy',
        description: 'It counts for this session.',
        again: 'same',
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Confirmed, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: onOwnAccount, action: 'shirt-rights.confirm' },
    },
    async (request) => {
      const { id: operatorId, username, sessionId } = request.operator;
      const action = { action: 'shirt-rights.confirm', object: { type: 'operator', id: operatorId, label: username } };
      const confirmedAt = await auditLog.record(request, action, async () => {
        const result = await confirmRights(database, { sessionId, operatorId });
        return { result, after: { confirmedAt: result.toISOString() } };
      });
      return { confirmedAt: confirmedAt.toISOString(), message: 'Your confirmation is in the audit trail' };
    },
  );
}
