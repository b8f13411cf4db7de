import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

/** What a call carries on to the calls that it causes. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context. */
  traceparent: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Takes the id that the gateway or another service gave; anything else gets one of its own. */
export function requestIdFrom(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : uuidv7();
}

export function carryRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers.traceparent;
    const traceparent = typeof given === 'string' && /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/.test(given) ? given : newTrace();
    void reply.header('x-request-id', request.id);
    storage.run({ requestId: request.id, traceparent }, done);
  });
}

function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
