import CircuitBreaker from 'opossum';
import createClient, { type Client } from 'openapi-fetch';
import type { ServiceTokens } from '../auth/service-tokens.ts';
import { DomainError, httpErrors } from '../errors/domain-error.ts';
import { currentRequest } from '../http/request-context.ts';

const DEADLINE_MS = 2_000;

/**
 * A typed client for another service's internal API (`Paths` comes from its openapi.internal.json): signs each call, passes on the
 * request id and the trace, waits 2 seconds at most, and stops asking for a while when the other side keeps failing.
 * Rejects with code `unavailable` (503) when there is no answer; answers of any status are returned.
 */
export function createServiceClient<Paths extends object>(options: ServiceFetchOptions & { baseUrl: string }): Client<Paths> {
  return createClient<Paths>({ baseUrl: options.baseUrl, fetch: createServiceFetch(options) });
}

interface ServiceFetchOptions {
  callee: string;
  tokens: ServiceTokens;
  deadlineMs?: number;
  /** Base URL of each replica now; a replica that refuses the connection is passed over. Absent: the address that the request names. */
  addresses?: () => readonly string[];
}

/** The same as a plain fetch: what the outbox delivers with. */
export function createServiceFetch(options: ServiceFetchOptions): (request: Request) => Promise<Response> {
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  const send = async (request: Request): Promise<Response> => {
    const signed = new Request(request, { headers: headersFor(request, options) });
    const addresses = options.addresses?.() ?? [new URL(request.url).origin];
    const response = await askReplicas(signed, addresses, AbortSignal.timeout(deadlineMs));
    if (response.status >= 500) throw new FailedAnswer(response);
    return response;
  };
  const breaker = new CircuitBreaker(send, { timeout: false, errorThresholdPercentage: 50, volumeThreshold: 10, resetTimeout: 1_000 });
  return async (request) => {
    try {
      return await breaker.fire(request);
    } catch (error) {
      if (error instanceof FailedAnswer) return error.response;
      if (error instanceof DomainError) throw error;
      throw httpErrors('unavailable', `${options.callee} is not available right now. Please try again.`, { retryAfterSeconds: 1 });
    }
  };
}

/** A refused connection means that nothing was sent: the next replica may be asked whatever the request does. */
async function askReplicas(request: Request, [address = '', ...others]: readonly string[], deadline: AbortSignal): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    // The signal goes to fetch itself: one inside a Request is forgotten when that Request is collected, and nothing ever ends the call.
    return await fetch(new Request(`${address}${pathname}${search}`, others.length === 0 ? request : request.clone()), {
      signal: deadline,
    });
  } catch (error) {
    if (others.length === 0 || !isRefusedConnection(error)) throw error;
    return askReplicas(request, others, deadline);
  }
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

class FailedAnswer extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`answered ${response.status}`);
    this.response = response;
  }
}

function headersFor(request: Request, options: { callee: string; tokens: ServiceTokens }): Headers {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${options.tokens.for(options.callee)}`);
  const context = currentRequest();
  if (context && !headers.has('x-request-id')) headers.set('x-request-id', context.requestId);
  if (context && !headers.has('traceparent')) headers.set('traceparent', context.traceparent);
  return headers;
}
