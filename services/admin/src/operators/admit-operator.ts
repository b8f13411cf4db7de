import { tokenVerifier, type Database, type IdentifyOperator, type Operator } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { OperatorCookie } from './operator-cookie.ts';
import { operatorErrors } from './operator-errors.ts';
import type { OperatorKeys } from './operator-keys.ts';
import { findSession, keepAlive, type OpenSession } from './operator-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to an operator who has yet to add the code that the policy asks for: what they need for adding it. */
    isOpenWithoutTotp?: boolean;
  }
}

const BACKGROUND_HEADER = 'x-background';

export interface OperatorAdmission {
  identify: IdentifyOperator;
  /** The open session of the caller, if there is one; a background poll. */
  peek: (request: FastifyRequest) => Promise<OpenSession | undefined>;
  /** The session that a cookie's token names, kept alive unless a page only polls. @throws not_signed_in, totp_required */
  admit: (token: string | undefined, how: { isBackground: boolean; isOpenWithoutTotp?: boolean }) => Promise<OpenSession>;
}

/** The session is looked up on each call, so that an operator who is removed, demoted or logged out is so at once, on every replica. */
export function operatorAdmission(parts: { database: Database; keys: OperatorKeys; cookie: OperatorCookie }): OperatorAdmission {
  const { database, cookie } = parts;
  const verify = tokenVerifier(parts.keys, 'operator');
  /** Undefined when it is none of ours, or over. */
  const sessionIdOf = async (token: string | undefined) => (token === undefined ? undefined : (await verify(token))?.sid);

  const admit: OperatorAdmission['admit'] = async (token, { isBackground, isOpenWithoutTotp }) => {
    const sessionId = await sessionIdOf(token);
    const session = sessionId === undefined ? undefined : await (isBackground ? findSession : keepAlive)(database, sessionId);
    if (!session) throw operatorErrors('not_signed_in', 'Your operator session has ended. Please log in again.');
    if (session.isTotpRequired && !session.hasTotp && isOpenWithoutTotp !== true)
      throw operatorErrors('totp_required', 'The owner requires a code from an authenticator app. Please add one to your account first.');
    return session;
  };

  return {
    admit,
    async identify(request, reply) {
      const isBackground = request.headers[BACKGROUND_HEADER] === '1';
      const { isOpenWithoutTotp = false } = request.routeOptions.config;
      const session = await admit(cookie.read(request), { isBackground, isOpenWithoutTotp });
      if (!isBackground) cookie.write(reply, session);
      return operatorOf(session);
    },
    async peek(request) {
      const sessionId = await sessionIdOf(cookie.read(request));
      return sessionId === undefined ? undefined : findSession(database, sessionId);
    },
  };
}

export function operatorOf({ operatorId: id, username, role, sessionId, signedInAt }: OpenSession): Operator {
  return { id, username, role, sessionId, signedInAt };
}
