import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AdminContext } from '../admin-context.ts';
import { readAnswer } from '../clients/index.ts';
import { findUser, memberErrors, objectOf } from './find-user.ts';

const config = { permission: { operator: 'moderator' } } as const;
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const NoBody = Type.Object({}, { additionalProperties: false });
const Changed = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  user: Type.Object({ id: Type.String(), disabled: Type.Boolean() }),
});
const response = { 200: Changed, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const REASON_MAX_LENGTH = 500;

/** Who may use the site: bans with and without a reason, and their end. */
export function accessRoutes(app: App, context: AdminContext): void {
  app.post(
    '/api/admin/users/:id/disable',
    {
      schema: {
        operationId: 'disableUser',
        summary: 'Bans a member without a reason',
        again: 'refused',
        params,
        body: NoBody,
        response,
      },
      config: { ...config, action: 'member.disable' },
    },
    (request) => ban(context, request, { id: request.params.id, reason: null }),
  );

  app.post(
    '/api/admin/users/:id/ban',
    {
      schema: {
        operationId: 'banUser',
        summary: 'Bans a member with a reason, which they read',
        again: 'refused',
        errors: { reason_required: 400, administrator: 403, member_not_found: 404, already_disabled: 409 },
        params,
        body: Type.Object({ reason: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
        response,
      },
      config: { ...config, action: 'member.ban' },
    },
    (request) => {
      const reason = request.body.reason.trim();
      if (reason === '') throw memberErrors('reason_required', 'Please enter a reason for the ban');
      return ban(context, request, { id: request.params.id, reason: reason.slice(0, REASON_MAX_LENGTH) });
    },
  );

  app.post(
    '/api/admin/users/:id/enable',
    {
      schema: {
        operationId: 'enableUser',
        summary: 'Lifts a member’s ban',
        description: 'Their open sessions work again.',
        again: 'same',
        params,
        body: NoBody,
        response,
      },
      config: { ...config, action: 'member.enable' },
    },
    async (request) => {
      const { clients, auditLog } = context;
      const before = await findUser(clients, request.params.id);
      const info = { action: 'member.enable', object: objectOf(before), before: banOf(before) };
      const path = { id: before.id };
      return auditLog.record(request, info, async () => {
        const call = clients.identity.POST('/internal/members/{id}/enable', { params: { path }, body: { by: request.operator.username } });
        const { disabled } = await readAnswer('identity', call);
        return { result: changed(before.id, disabled, `${before.username} can use the site again`), after: { disabled } };
      });
    },
  );
}

type Acting = Pick<FastifyRequest, 'operator' | 'id' | 'headers'>;

/** Only who is not banned yet: the reason that another operator gave stays. */
async function ban({ clients, auditLog }: AdminContext, request: Acting, { id, reason }: { id: string; reason: string | null }) {
  const before = await findUser(clients, id);
  const info = {
    action: reason === null ? 'member.disable' : 'member.ban',
    object: objectOf(before),
    input: { reason },
    before: banOf(before),
  };
  return auditLog.record(request, info, async () => {
    const body = { reason, by: request.operator.username, unlessDisabled: true };
    const { disabled } = await readAnswer(
      'identity',
      clients.identity.POST('/internal/members/{id}/disable', { params: { path: { id } }, body }),
    );
    return { result: changed(id, disabled, `${before.username} is banned`), after: { disabled, banReason: reason } };
  });
}

interface Ban {
  disabled: boolean;
  banReason: string | null;
  bannedBy: string | null;
}

const banOf = ({ disabled, banReason, bannedBy }: Ban): Ban => ({ disabled, banReason, bannedBy });
const changed = (id: string, disabled: boolean, message: string) => ({ success: true as const, message, user: { id, disabled } });
