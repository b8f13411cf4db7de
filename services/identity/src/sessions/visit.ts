import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** From where somebody signs in, for the list of their sessions. Never decides anything. */
export interface Visit {
  address: string | null;
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

/** The gateway writes X-Real-IP and lets nobody else's through. */
export function visitOf(request: FastifyRequest): Visit {
  const address = request.headers['x-real-ip'];
  const userAgent = request.headers['user-agent'];
  return {
    address: typeof address === 'string' && isIP(address) !== 0 ? address : null,
    userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
  };
}
