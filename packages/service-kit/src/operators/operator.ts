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

/** `fresh`: only to who signed in within the last ten minutes, for acts that a stolen session must not do. */
export interface OperatorPermission {
  operator: OperatorRole;
  fresh?: true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls. Only on routes with permission `operator`. */
    operator: Operator;
  }
  interface FastifyContextConfig {
    /**
     * `noun.verb`: what a changing call of operators is called in the audit log; `operatorAct` sets it. Null: it changes nothing that
     * counts. Of a call that does one of several things, the plainest.
     */
    action?: string | null;
  }
}

/** Who the operator is that calls; 401 when nobody is. */
export type IdentifyOperator = (request: FastifyRequest, reply: FastifyReply) => Promise<Operator>;

const FRESH_MINUTES = 10;

const refusals = defineErrors({ role_required: 403, sign_in_again: 403 });

/** @throws role_required, sign_in_again */
export function requireRights({ role, signedInAt }: Operator, { operator: least, fresh }: OperatorPermission): void {
  if (OPERATOR_ROLES.indexOf(role) < OPERATOR_ROLES.indexOf(least))
    throw refusals('role_required', `This needs the role ${least}. You are ${role}.`);
  if (fresh && Date.now() - signedInAt.getTime() > FRESH_MINUTES * 60_000)
    throw refusals('sign_in_again', `This needs a sign-in of the last ${FRESH_MINUTES} minutes. Please sign in again.`);
}
