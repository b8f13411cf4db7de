import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';
import type { KeySet } from './key-set.ts';
import { tokenVerifier } from './token-verifier.ts';

/**
 * Who may call a route. Declared on each one as `config: { permission }`; a route without it stops the start.
 * `anyone`: no session needed. `member`: a member's session. `services`: these services, by their token.
 * `operator`: an operator with this role or a higher one; only in the service that knows the operators (`admitOperator`).
 */
export type Permission = 'anyone' | 'member' | { services: readonly string[] } | { operator: OperatorRole };

/** The lowest first; each may do what those before it may. */
export const OPERATOR_ROLES = ['moderator', 'admin', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Lets an operator in who has at least `role`, or throws 401 or 403. */
export type AdmitOperator = (request: FastifyRequest, reply: FastifyReply, role: OperatorRole) => Promise<void>;

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
  options: { service: string; sessionKeys: KeySet; serviceKeys: KeySet; secureCookies: boolean; admitOperator?: AdmitOperator | undefined },
): void {
  const verifySession = tokenVerifier(options.sessionKeys, 'member');
  const verifyCaller = tokenVerifier(options.serviceKeys, options.service);
  const cookieName = options.secureCookies ? '__Host-session' : 'session';
  app.decorateRequest('member', undefined as unknown as Member);
  app.decorateRequest('caller', '');

  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) throw new Error(`${String(route.method)} ${route.url} declares no permission`);
    if (isForOperators(permission) && !options.admitOperator)
      throw new Error(`${String(route.method)} ${route.url} is for operators, and ${options.service} does not know them`);
  });

  app.addHook('onRequest', async (request, reply) => {
    const permission = request.routeOptions.config?.permission;
    if (permission === undefined || permission === 'anyone') return;
    if (permission === 'member') request.member = await memberOf(request, cookieName, verifySession);
    else if (isForOperators(permission)) await options.admitOperator?.(request, reply, permission.operator);
    else request.caller = await callerOf(request, permission.services, verifyCaller);
  });
}

function isForOperators(permission: Permission): permission is { operator: OperatorRole } {
  return typeof permission === 'object' && 'operator' in permission;
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
