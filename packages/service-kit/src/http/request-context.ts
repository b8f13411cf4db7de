import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** What a call carries on to everything that it causes: calls, messages, queries, lines of the log. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context. */
  traceparent: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/;
const storage = new AsyncLocalStorage<RequestContext | undefined>();

export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Does `work` as a part of what `context` began; undefined: as a part of nothing. */
export function inContext<Result>(context: RequestContext | undefined, work: () => Result): Result {
  return storage.run(context, work);
}

/** Takes the id that the gateway or another service gave; anything else gets one of its own. */
export function requestIdFrom(headers: Headers): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : uuidv7();
}

/** The context that a call or a message brings; what brings none begins one. */
export function contextFrom(headers: Headers, requestId = requestIdFrom(headers)): RequestContext {
  const given = headers['traceparent'];
  return { requestId, traceparent: typeof given === 'string' && TRACEPARENT.test(given) ? given : newTraceparent() };
}

/** 32 hexadecimal digits that are the same from the click to the database. */
export function traceIdOf({ traceparent }: RequestContext): string {
  return traceparent.slice(3, 35);
}

/** Its span bears the first half of the trace's id, as those of pages and of the gateway: nobody keeps it. */
function newTraceparent(): string {
  // Node draws the randomness of many UUIDs at once.
  const traceId = randomUUID().replaceAll('-', '');
  return `00-${traceId}-${traceId.slice(0, 16)}-01`;
}
