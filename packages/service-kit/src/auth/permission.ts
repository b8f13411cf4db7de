import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';
import type { KeySet } from './key-set.ts';
import { tokenVerifier } from './token-verifier.ts';

/**
 * Who may call a route. Declared on each one as `config: { permission }`; a route without it stops the start.
 * `anyone`: no session needed. `member`: a member's session. `services`: these services, by their token.
 */
export type Permission = 'anyone' | 'member' | { services: readonly string[] };

export interface Member {
  /** The member's id, UUIDv7. */
  id: string;
  sessionId: string;
  /** When the token ends, seconds since 1970. */
  expiresAtSeconds: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission;
  }
  interface FastifyRequest {
    /** The member whose session the call carries. Only on routes with permission `member`. */
    member: Member;
    /** The service that calls. Only on routes with permission `services`. */
    caller: string;
  }
}

/** Decides before the body is read. */
export function requirePermissions(
  app: FastifyInstance,
  options: { service: string; sessionKeys: KeySet; serviceKeys: KeySet; secureCookies: boolean },
): void {
  const verifySession = tokenVerifier(options.sessionKeys, 'member');
  const verifyCaller = tokenVerifier(options.serviceKeys, options.service);
  const cookieName = options.secureCookies ? '__Host-session' : 'session';
  app.decorateRequest('member', undefined as unknown as Member);
  app.decorateRequest('caller', '');

  app.addHook('onRoute', (route) => {
    if (route.config?.permission === undefined) throw new Error(`${String(route.method)} ${route.url} declares no permission`);
  });

  app.addHook('onRequest', async (request) => {
    const permission = request.routeOptions.config?.permission;
    if (permission === undefined || permission === 'anyone') return;
    if (permission === 'member') request.member = await memberOf(request, cookieName, verifySession);
    else request.caller = await callerOf(request, permission.services, verifyCaller);
  });
}

type Verify = ReturnType<typeof tokenVerifier>;

async function memberOf(request: FastifyRequest, cookieName: string, verify: Verify): Promise<Member> {
  const token = request.cookies[cookieName];
  const claims = token === undefined ? undefined : await verify(token);
  if (claims?.sub === undefined || claims.sid === undefined) throw httpErrors('not_signed_in', 'Please log in to continue');
  return { id: claims.sub, sessionId: claims.sid, expiresAtSeconds: claims.exp };
}

async function callerOf(request: FastifyRequest, services: readonly string[], verify: Verify): Promise<string> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const claims = scheme === 'Bearer' && token !== undefined ? await verify(token) : undefined;
  if (claims?.iss === undefined || claims.iss !== keyIdOf(token)) throw httpErrors('not_signed_in', 'A service token is needed');
  if (!services.includes(claims.iss))
    throw httpErrors('forbidden', `${claims.iss} may not call ${request.method} ${request.routeOptions.url ?? ''}`);
  return claims.iss;
}

/** A service signs with its own key only: the key that verified must be the caller's. */
function keyIdOf(token: string | undefined): string | undefined {
  const header = JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString() || '{}') as { kid?: string };
  return header.kid;
}
