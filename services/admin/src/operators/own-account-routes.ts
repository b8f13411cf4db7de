import { Type, type App } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { changePassword, confirmPassword } from './manage-accounts.ts';
import { operatorErrors } from './operator-errors.ts';
import { endSessions, listSessions } from './operator-session.ts';
import type { OperatorsContext } from './operators.ts';
import { Code, errors, Id, NoBody, Nullable, Password, strict, Success, success, Time } from './schemas.ts';
import { confirmTotp, removeTotp, startTotp } from './totp-account.ts';

const anyOperator = { permission: { operator: 'moderator' }, isOpenWithoutTotp: true } as const;
/** A session alone replaces nothing that protects the account. */
const freshOperator = { ...anyOperator, permission: { operator: 'moderator', fresh: true } } as const;

/** What every operator may do with their own account. */
export function ownAccountRoutes(app: App, context: OperatorsContext): void {
  ownSessionRoutes(app, context);
  ownTotpRoutes(app, context);
  const { auditLog } = context;

  app.put(
    '/api/admin/change-password',
    {
      schema: {
        operationId: 'changeOwnPassword',
        summary: 'Ends the other sessions of this operator',
        body: Type.Object({ currentPassword: Password, newPassword: Password }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...anyOperator, action: 'operator.change-password' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.change-password', object: himself(request) }, async () => {
        await changePassword(context, request.operator, request.body);
        return { result: success };
      }),
  );
}

function ownSessionRoutes(app: App, { database, auditLog }: OperatorsContext): void {
  const Session = Type.Object({
    id: Type.String({ format: 'uuid' }),
    createdAt: Time,
    lastSeenAt: Time,
    address: Nullable(Type.String()),
    userAgent: Nullable(Type.String()),
    current: Type.Boolean(),
  });

  app.get(
    '/api/admin/my-sessions',
    {
      schema: {
        operationId: 'listOwnSessions',
        summary: 'Open ones, the last used first',
        response: { 200: Type.Object({ sessions: Type.Array(Session) }), ...errors },
      },
      config: anyOperator,
    },
    async ({ operator }) => {
      const sessions = await listSessions(database, operator.id);
      return {
        sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          current: session.id === operator.sessionId,
        })),
      };
    },
  );

  app.delete(
    '/api/admin/my-sessions/:id',
    {
      schema: { operationId: 'endOwnSession', params: Id, response: { 200: Success, ...errors } },
      config: { ...anyOperator, action: 'operator.end-session' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.end-session', object: himself(request), input: request.params }, async () => {
        const ended = await endSessions(database, request.operator.id, { sessionId: request.params.id });
        if (ended === 0) throw operatorErrors('session_not_found', 'You have no such open session');
        return { result: success };
      }),
  );
}

function ownTotpRoutes(app: App, context: OperatorsContext): void {
  const { database, auditLog } = context;

  app.post(
    '/api/admin/my-totp',
    {
      schema: {
        operationId: 'startOwnTotp',
        summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
        body: NoBody,
        response: { 200: Type.Object({ secret: Type.String({ description: 'base32' }), uri: Type.String() }), ...errors },
      },
      config: { ...freshOperator, action: null },
    },
    (request) => startTotp(context, request.operator.id, context.issuer),
  );

  app.post(
    '/api/admin/my-totp/confirm',
    {
      schema: { operationId: 'confirmOwnTotp', body: Type.Object({ code: Code }, strict), response: { 200: Success, ...errors } },
      config: { ...freshOperator, action: 'operator.add-totp' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.add-totp', object: himself(request) }, async () => {
        await confirmTotp(context, request.operator.id, request.body.code);
        return { result: success };
      }),
  );

  app.post(
    '/api/admin/my-totp/remove',
    {
      schema: { operationId: 'removeOwnTotp', body: Type.Object({ password: Password }, strict), response: { 200: Success, ...errors } },
      config: { ...anyOperator, action: 'operator.remove-totp' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.remove-totp', object: himself(request) }, async () => {
        await confirmPassword(context, request.operator.id, request.body.password);
        await removeTotp(database, request.operator.id);
        return { result: success };
      }),
  );
}

function himself({ operator }: FastifyRequest) {
  return { type: 'operator', id: operator.id, label: operator.username };
}
