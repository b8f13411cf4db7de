import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';
import { readPass } from '../operators/operator-pass.ts';
import { asksFreshSignIn, requireRights, type IdentifyOperator, type Operator, type OperatorPermission } from '../operators/operator.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { acceptTokens, readClaims, type TokenOptions } from './tokens.ts';

/**
 * Who may call a route. Declared on each one as `config: { permission }`; a route without it stops the start.
 * `anyone`: no session needed. `member`: a member's session.
 * `services`: these services, by their token; `any`: whichever has a key; `releaser-*`: all whose name begins so.
 * `operator`: an operator with this role or a higher one, by the gateway's pass.
 */
export type Permission = 'anyone' | 'member' | { services: readonly string[] | 'any' } | OperatorPermission;

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
  options: TokenOptions & {
    side: 'public' | 'internal';
    identifyOperator?: IdentifyOperator | undefined;
    endedSessions?: Pick<EndedSessions, 'has'> | undefined;
  },
): void {
  const identifyOperator = options.identifyOperator ?? readPass;
  acceptTokens(app, options);
  app.decorateRequest('member', undefined as unknown as Member);
  app.decorateRequest('caller', '');
  app.decorateRequest('operator', undefined as unknown as Operator);

  app.addHook('onRoute', (route) => {
    const { permission, action } = route.config ?? {};
    const call = `${String(route.method)} ${route.url}`;
    if (permission === undefined) throw new Error(`${call} declares no permission`);
    if (!isForOperators(permission)) return;
    if (options.side === 'internal') throw new Error(`${call} is for operators, who do not come this way`);
    if (isChanging(route.method) && action === undefined)
      throw new Error(`${call} is an act of operators and records nothing: operatorAct`);
    route.config = { ...route.config, permission: { ...permission, fresh: asksFreshSignIn(route, permission) } };
  });

  app.addHook('onRequest', async (request, reply) => {
    const permission = request.routeOptions.config?.permission;
    if (permission === undefined || permission === 'anyone') return;
    if (permission === 'member') request.member = await memberOf(request, options.endedSessions);
    else if (isForOperators(permission)) {
      request.operator = await identifyOperator(request, reply);
      requireRights(request.operator, permission);
    } else request.caller = await callerOf(request, permission.services);
  });
}

function isForOperators(permission: Permission): permission is OperatorPermission {
  return typeof permission === 'object' && 'operator' in permission;
}

function isChanging(method: string | readonly string[]): boolean {
  return [method].flat().some((name) => name !== 'GET' && name !== 'HEAD');
}

async function memberOf(request: FastifyRequest, ended: Pick<EndedSessions, 'has'> | undefined): Promise<Member> {
  const claims = await readClaims(request, 'member');
  if (claims?.sub === undefined || claims.sid === undefined || ended?.has({ sessionId: claims.sid, memberId: claims.sub }))
    throw httpErrors('not_signed_in', 'Please log in to continue');
  return { id: claims.sub, sessionId: claims.sid, expiresAtSeconds: claims.exp };
}

async function callerOf(request: FastifyRequest, services: readonly string[] | 'any'): Promise<string> {
  const claims = await readClaims(request, 'service');
  if (claims?.iss === undefined) throw httpErrors('not_signed_in', 'A service token is needed');
  if (services !== 'any' && !services.some((name) => isNamed(claims.iss ?? '', name)))
    throw httpErrors('forbidden', `${claims.iss} may not call ${request.method} ${request.routeOptions.url ?? ''}`);
  return claims.iss;
}

function isNamed(caller: string, name: string): boolean {
  return name.endsWith('*') ? caller.startsWith(name.slice(0, -1)) : caller === name;
}
