import type { FastifyRequest } from 'fastify';
import { readClaims, type Claims } from '../auth/tokens.ts';
import { httpErrors } from '../errors/domain-error.ts';
import { OPERATOR_ROLES, type Operator, type OperatorRole } from './operator.ts';

/** Enough for the second that the gateway remembers it, the call, and clocks that differ a little. */
const LIFETIME_SECONDS = 5;

/**
 * What a pass says beside the names that every token has. An operator's cookie has neither name nor role, so it is no
 * pass.
 */
interface PassClaims extends Claims {
  username: string;
  role: OperatorRole;
  /** When the operator signed in, seconds since 1970. */
  auth_time: number;
}

/** What services/admin signs for an operator whose session is open at `now`. */
export function passClaims({ id, sessionId, username, role, signedInAt }: Operator, now: Date): PassClaims {
  const iat = secondsOf(now);
  return { sub: id, sid: sessionId, aud: 'operator', username, role, auth_time: secondsOf(signedInAt), iat, exp: iat + LIFETIME_SECONDS };
}

/** Reads who calls from the pass, by the keys that services/admin publishes. */
export async function readPass(request: FastifyRequest): Promise<Operator> {
  const claims = await readClaims(request, 'operator');
  if (!isPass(claims)) throw httpErrors('not_signed_in', 'Your operator session has ended. Please log in again.');
  const { sub: id, sid: sessionId, username, role, auth_time: signedIn } = claims;
  return { id, sessionId, username, role, signedInAt: new Date(signedIn * 1000) };
}

function isPass(claims: Partial<PassClaims> | undefined): claims is PassClaims & { sub: string; sid: string } {
  if (claims?.sub === undefined || claims.sid === undefined) return false;
  return typeof claims.username === 'string' && typeof claims.auth_time === 'number' && OPERATOR_ROLES.some((role) => role === claims.role);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
