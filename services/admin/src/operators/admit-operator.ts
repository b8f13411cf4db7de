import { OPERATOR_ROLES, tokenVerifier, type AdmitOperator, type Database, type OperatorRole } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { OperatorCookie } from './operator-cookie.ts';
import { operatorErrors } from './operator-errors.ts';
import type { OperatorKeys } from './operator-keys.ts';
import { findSession, keepAlive, type OpenSession } from './operator-session.ts';

/** Who calls, on routes with permission `operator`. */
interface Operator {
  id: string;
  username: string;
  role: OperatorRole;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    operator: Operator;
  }
  interface FastifyContextConfig {
    /** Open to an operator who has yet to add the code that the policy asks for: what he needs for adding it. */
    isOpenWithoutTotp?: boolean;
  }
}

const BACKGROUND_HEADER = 'x-background';

/** The session is looked up on each call, so that an operator who is removed, demoted or logged out is so at once, on every replica. */
export function operatorAdmission(parts: { database: Database; keys: OperatorKeys; cookie: OperatorCookie }): {
  admit: AdmitOperator;
  /** The open session of the caller, if he has one; a background poll. */
  peek: (request: FastifyRequest) => Promise<OpenSession | undefined>;
} {
  const { database, cookie } = parts;
  const sessionIdOf = sessionReader(parts);
  return {
    async admit(request, reply, role) {
      const sessionId = await sessionIdOf(request);
      const isBackground = request.headers[BACKGROUND_HEADER] === '1';
      const session = sessionId === undefined ? undefined : await (isBackground ? findSession : keepAlive)(database, sessionId);
      if (!session) throw operatorErrors('not_signed_in', 'Your operator session has ended. Please log in again.');
      request.operator = { id: session.operatorId, username: session.username, role: session.role, sessionId: session.sessionId };
      if (!isBackground) cookie.write(reply, session);
      if (session.isTotpRequired && !session.hasTotp && request.routeOptions.config.isOpenWithoutTotp !== true)
        throw operatorErrors('totp_required', 'The owner requires a code from an authenticator app. Please add one to your account first.');
      if (OPERATOR_ROLES.indexOf(session.role) < OPERATOR_ROLES.indexOf(role))
        throw operatorErrors('role_required', `This needs the role ${role}. You are ${session.role}.`);
    },
    async peek(request) {
      const sessionId = await sessionIdOf(request);
      return sessionId === undefined ? undefined : findSession(database, sessionId);
    },
  };
}

/** The session that the cookie names; undefined when it is none of ours, or over. */
function sessionReader({ keys, cookie }: { keys: OperatorKeys; cookie: OperatorCookie }) {
  const verify = tokenVerifier(keys, 'operator');
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const token = cookie.read(request);
    return token === undefined ? undefined : (await verify(token))?.sid;
  };
}
