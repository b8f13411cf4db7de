import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextFrom, inContext } from './request-context.ts';
import { shownPath } from './shown-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It changes nothing, though it is a POST: what it asks for is too long for an address. */
    isRead?: true;
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];
const SLOW_MS = 1_000;
const TELLS_READS = ['debug', 'trace'];

/** Each call runs in the context that it brought, answers with its request id, and leaves a line in the log. */
export function traceCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    inContext(contextFrom(request.headers, request.id), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    writeLine(request, reply);
    done();
  });
}

/**
 * What changes something leaves a line, and so does what failed or was slow. Reads that went well are the gateway's log
 * alone.
 */
function writeLine(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): void {
  const { log, method, caller, routeOptions } = request;
  const isTold = !(READS.includes(method) || routeOptions.config?.isRead) || status >= 500 || elapsedTime >= SLOW_MS;
  if (!isTold && !TELLS_READS.includes(log.level)) return;
  const call = { method, path: shownPath(request), status, durationMs: Math.round(elapsedTime), caller: caller || undefined };
  if (isTold) log.info(call, 'call');
  else log.debug(call, 'call');
}
