import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineErrors } from '../errors/domain-error.ts';

/** The lowest first; each may do what those before it may. */
export const OPERATOR_ROLES = ['moderator', 'admin', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Somebody who operates the site, as of this call. */
export interface Operator {
  id: string;
  username: string;
  role: OperatorRole;
  sessionId: string;
  signedInAt: Date;
}

export interface OperatorPermission {
  operator: OperatorRole;
  /**
   * Only to who signed in within the last ten minutes, for what a stolen session must not do. Absent: by
   * `asksFreshSignIn`.
   */
  fresh?: boolean;
  /** Why any sign-in will do for what by that rule asks for a fresh one. */
  anySignIn?: string;
}

/**
 * Whether the rule asks for a fresh sign-in: for each act of admins and owners, and each list that leaves as a file.
 */
export function asksFreshSignIn(
  { method, url }: { method: string | readonly string[]; url: string },
  permission: OperatorPermission,
): boolean {
  if (permission.fresh !== undefined) return permission.fresh;
  const isAct = [method].flat().some((name) => name !== 'GET' && name !== 'HEAD') && permission.operator !== 'moderator';
  return (isAct || url.endsWith('.csv')) && permission.anySignIn === undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls. Only on routes with permission `operator`. */
    operator: Operator;
  }
  interface FastifyContextConfig {
    /**
     * `noun.verb`: what a changing call of operators is called in the audit log; `operatorAct` sets it. Null: it
     * changes nothing that counts. Of a call that does one of several things, the plainest.
     */
    action?: string | null;
    /** What it may come to instead. */
    orAction?: string;
  }
}

/** Who the operator is that calls; 401 when nobody is. */
export type IdentifyOperator = (request: FastifyRequest, reply: FastifyReply) => Promise<Operator>;

const FRESH_MINUTES = 10;

const refusals = defineErrors({ role_required: 403, sign_in_again: 403 });

/** Until when a sign-in is new enough for what is dangerous. */
export function freshUntil({ signedInAt }: Pick<Operator, 'signedInAt'>): Date {
  return new Date(signedInAt.getTime() + FRESH_MINUTES * 60_000);
}

/** @throws role_required, sign_in_again */
export function requireRights({ role, signedInAt }: Operator, { operator: least, fresh }: OperatorPermission): void {
  if (OPERATOR_ROLES.indexOf(role) < OPERATOR_ROLES.indexOf(least))
    throw refusals('role_required', `This needs the role ${least}. You are ${role}.`);
  if (fresh && Date.now() > freshUntil({ signedInAt }).getTime())
    throw refusals('sign_in_again', `Please log in again: you need to have logged in within the last ${FRESH_MINUTES} minutes.`);
}
