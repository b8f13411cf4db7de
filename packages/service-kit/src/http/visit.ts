import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** From where somebody signs in, for the list of their sessions and the audit log. Never decides anything. */
export interface Visit {
  address: string | null;
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

export function visitOf({ headers }: Pick<FastifyRequest, 'headers'>): Visit {
  return { address: addressOf(headers), userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null };
}

/** The gateway writes X-Real-IP and lets nobody else's through. */
export function addressOf(headers: FastifyRequest['headers']): string | null {
  const address = headers['x-real-ip'];
  return typeof address === 'string' && isIP(address) !== 0 ? address : null;
}
