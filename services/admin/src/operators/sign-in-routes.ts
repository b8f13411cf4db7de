import { forgetAtSignOut, freshUntil, Type, visitOf, type App } from '@facet/service-kit';
import { errors, Nullable, Time } from '../schemas.ts';
import { operatorOf, type OperatorAdmission } from './admit-operator.ts';
import { endSessions, type OpenSession } from './operator-session.ts';
import type { OperatorsContext } from './operators.ts';
import { asObject, Code, Password, Role, strict, Success, success } from './schemas.ts';
import { signIn } from './sign-in.ts';

const OperatorState = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    username: Type.String(),
    role: Role,
    hasTotp: Type.Boolean(),
    mustAddTotp: Type.Boolean({ description: 'a code is required of this operator, who has none yet: nothing else is open to them' }),
    freshUntil: Type.String({
      format: 'date-time',
      description: 'what is dangerous, and lists as files, ask for another sign-in from then on',
    }),
    idleEndsAt: Type.String({ format: 'date-time', description: 'when the session ends without a call; background polls do not count' }),
    endsAt: Time,
  },
  { $id: 'OperatorState' },
);

export function signInRoutes(app: App, context: OperatorsContext): void {
  const { cookie, database, admission, auditLog } = context;

  app.post(
    '/api/auth/admin-login',
    {
      schema: {
        operationId: 'signInOperator',
        summary: 'Opens an operator’s session',
        description: '`code_required` asks for the same again with the code of the authenticator app.',
        again: 'more',
        errors: { credentials_missing: 400, code_invalid: 401, code_required: 401, credentials_invalid: 401, too_many_tries: 429 },
        body: Type.Object({ username: Type.String({ maxLength: 100 }), password: Password, code: Type.Optional(Nullable(Code)) }, strict),
        response: { 200: Type.Object({ success: Type.Literal(true), operator: OperatorState }), ...errors },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => {
      const session = await signIn(context, request.body, visitOf(request));
      request.operator = operatorOf(session);
      await auditLog.record(request, { action: 'operator.sign-in', object: asObject(request.operator) }, async () => ({ result: null }));
      cookie.write(reply, session);
      return { ...success, operator: present(session, admission) };
    },
  );

  app.post(
    '/api/auth/admin-logout',
    {
      schema: {
        operationId: 'signOutOperator',
        summary: 'Ends the operator’s session of this browser',
        description: 'Fine without one.',
        again: 'same',
        response: { 200: Success, ...errors },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => {
      const session = await admission.peek(request);
      if (session) {
        request.operator = operatorOf(session);
        await auditLog.record(request, { action: 'operator.sign-out', object: asObject(request.operator) }, async () => ({
          result: await endSessions(database, session.operatorId, { sessionId: session.sessionId }),
        }));
      }
      cookie.clear(reply);
      forgetAtSignOut(reply);
      return success;
    },
  );

  app.get(
    '/api/auth/admin-status',
    {
      schema: {
        operationId: 'getOperatorStatus',
        summary: 'Whether the caller has an operator’s session, and whose',
        description: 'It does not keep the session alive.',
        response: { 200: Type.Object({ isAdmin: Type.Boolean(), operator: Nullable(OperatorState) }), ...errors },
      },
      config: { permission: 'anyone' },
    },
    async (request) => {
      const session = await admission.peek(request);
      return { isAdmin: session !== undefined, operator: session ? present(session, admission) : null };
    },
  );
}

function present(session: OpenSession, { mustAddTotp }: OperatorAdmission) {
  return {
    id: session.operatorId,
    username: session.username,
    role: session.role,
    hasTotp: session.hasTotp,
    mustAddTotp: mustAddTotp(session),
    freshUntil: freshUntil(session).toISOString(),
    idleEndsAt: session.idleEndsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
  };
}
