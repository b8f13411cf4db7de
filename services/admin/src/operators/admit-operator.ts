import { verifyToken, type Database, type IdentifyOperator, type Operator } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { OperatorCookie } from './operator-cookie.ts';
import { operatorErrors } from './operator-errors.ts';
import { findSession, keepAlive, type OpenSession } from './operator-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to an operator who has yet to add the code that is asked of them: what they need for adding it. */
    isOpenWithoutTotp?: boolean;
  }
}

const BACKGROUND_HEADER = 'x-background';

export interface OperatorAdmission {
  identify: IdentifyOperator;
  /** The open session of the caller, if there is one; a background poll. */
  peek: (request: FastifyRequest) => Promise<OpenSession | undefined>;
  /** Whether this operator must have an authenticator app and has none. */
  mustAddTotp: (session: OpenSession) => boolean;
  /**
   * The session that a cookie's token named, kept alive unless a page only polls. @throws not_signed_in, totp_required
   */
  admit: (sessionId: string | undefined, how: { isBackground: boolean; isOpenWithoutTotp?: boolean }) => Promise<OpenSession>;
}

interface AdmissionParts {
  database: Database;
  cookie: OperatorCookie;
  isProduction: boolean;
}

/**
 * The session is looked up on each call, so that an operator who is removed, demoted or logged out is so at once, on
 * every replica.
 */
export function operatorAdmission({ database, cookie, isProduction }: AdmissionParts): OperatorAdmission {
  // A password alone is never enough on a site that is no demonstration: a moderator pays out and bans.
  const mustAddTotp: OperatorAdmission['mustAddTotp'] = ({ hasTotp, isTotpRequired }) => !hasTotp && (isTotpRequired || isProduction);

  /** Undefined when the token is none of ours, or over. */
  const sessionIdOf = async (request: FastifyRequest) => (await verifyToken(request.server, 'operator', cookie.read(request)))?.sid;

  const admit: OperatorAdmission['admit'] = async (sessionId, { isBackground, isOpenWithoutTotp }) => {
    const session = sessionId === undefined ? undefined : await (isBackground ? findSession : keepAlive)(database, sessionId);
    if (!session) throw operatorErrors('not_signed_in', 'Your operator session has ended. Please log in again.');
    if (mustAddTotp(session) && isOpenWithoutTotp !== true)
      throw operatorErrors('totp_required', 'A code from an authenticator app is required here. Please add one to your account first.');
    return session;
  };

  return {
    admit,
    mustAddTotp,
    async identify(request, reply) {
      const isBackground = request.headers[BACKGROUND_HEADER] === '1';
      const { isOpenWithoutTotp = false } = request.routeOptions.config;
      const session = await admit(await sessionIdOf(request), { isBackground, isOpenWithoutTotp });
      if (!isBackground) cookie.write(reply, session);
      return operatorOf(session);
    },
    async peek(request) {
      const sessionId = await sessionIdOf(request);
      return sessionId === undefined ? undefined : findSession(database, sessionId);
    },
  };
}

export function operatorOf({ operatorId: id, username, role, sessionId, signedInAt }: OpenSession): Operator {
  return { id, username, role, sessionId, signedInAt };
}
