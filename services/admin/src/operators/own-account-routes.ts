import { Type, type App } from '@facet/service-kit';
import { errors, Nullable, Time } from '../schemas.ts';
import { changePassword, confirmPassword } from './manage-accounts.ts';
import { operatorErrors } from './operator-errors.ts';
import { endSessions, listSessions } from './operator-session.ts';
import type { OperatorsContext } from './operators.ts';
import { asObject, Code, Id, NoBody, Password, strict, Success, success } from './schemas.ts';
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
        summary: 'Changes the operator’s own password',
        description: 'It ends their other sessions.',
        again: 'refused',
        errors: { password_common: 400, password_too_short: 400, password_wrong: 400, too_many_tries: 429 },
        body: Type.Object({ currentPassword: Password, newPassword: Password }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...anyOperator, action: 'operator.change-password' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.change-password', object: asObject(request.operator) }, async () => {
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
        summary: 'The operator’s own open sessions, the last used first',
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
      schema: {
        operationId: 'endOwnSession',
        summary: 'Ends one of the operator’s own sessions',
        again: 'refused',
        errors: { session_not_found: 404 },
        params: Id,
        response: { 200: Success, ...errors },
      },
      config: { ...anyOperator, action: 'operator.end-session' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.end-session', object: asObject(request.operator), input: request.params }, async () => {
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
        summary: 'Makes a new secret for an authenticator app',
        description: 'It counts once a code of it was confirmed.',
        again: 'more',
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
      schema: {
        operationId: 'confirmOwnTotp',
        summary: 'Puts the new authenticator app in force, by a code of it',
        again: 'refused',
        errors: { totp_not_started: 400, totp_code_wrong: 400 },
        body: Type.Object({ code: Code }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...freshOperator, action: 'operator.add-totp' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.add-totp', object: asObject(request.operator) }, async () => {
        await confirmTotp(context, request.operator.id, request.body.code);
        return { result: success };
      }),
  );

  app.post(
    '/api/admin/my-totp/remove',
    {
      schema: {
        operationId: 'removeOwnTotp',
        summary: 'Removes the operator’s own authenticator app, by their password',
        again: 'same',
        errors: { password_wrong: 400, too_many_tries: 429 },
        body: Type.Object({ password: Password }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...anyOperator, action: 'operator.remove-totp' },
    },
    (request) =>
      auditLog.record(request, { action: 'operator.remove-totp', object: asObject(request.operator) }, async () => {
        await confirmPassword(context, request.operator.id, request.body.password);
        await removeTotp(database, request.operator.id);
        return { result: success };
      }),
  );
}
