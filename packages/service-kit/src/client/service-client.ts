import CircuitBreaker from 'opossum';
import type { ServiceTokens } from '../auth/service-tokens.ts';
import { DomainError, httpErrors } from '../errors/domain-error.ts';
import { currentRequest } from '../http/request-context.ts';
import { askReplicas, inTurn } from './ask-replicas.ts';
import type { CallMetrics, CallOutcome } from './call-metrics.ts';

const DEADLINE_MS = 2_000;
/** A callee that hangs would otherwise hold each caller up to the deadline until its good answers of the last 10 seconds are outnumbered. */
const UNANSWERED_IN_A_ROW = 5;

interface ServiceFetchOptions {
  callee: string;
  tokens: ServiceTokens;
  deadlineMs?: number;
  /** Base URL of each replica now; they are asked in turn. Absent: the address that the request names. */
  addresses?: () => readonly string[];
  metrics?: CallMetrics;
}

/**
 * A fetch of another service's internal API: signs each call, passes on the request id and the trace, waits 2 seconds at most. Rejects when
 * there is no answer; answers of any status are returned.
 */
export function createDirectFetch(options: ServiceFetchOptions): (request: Request) => Promise<Response> {
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  const nextOrder = inTurn();
  return async (request) => {
    const startedAtMs = performance.now();
    const ended = (outcome: CallOutcome): void => options.metrics?.ended(options.callee, outcome, performance.now() - startedAtMs);
    try {
      const signed = new Request(request, { headers: headersFor(request, options) });
      const addresses = options.addresses?.() ?? [new URL(request.url).origin];
      const response = await askReplicas(signed, nextOrder(addresses), AbortSignal.timeout(deadlineMs));
      ended(response.status >= 500 ? 'failed' : 'answered');
      return response;
    } catch (error) {
      ended(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/**
 * The same behind a breaker: asks only once a second when the other side keeps failing or leaves five calls in a row without an answer.
 * Rejects with code `unavailable` (503) when there is no answer.
 */
export function createServiceFetch(options: ServiceFetchOptions): (request: Request) => Promise<Response> {
  const direct = createDirectFetch(options);
  const send = async (request: Request): Promise<Response> => {
    const response = await direct(request);
    if (response.status >= 500) throw new FailedAnswer(response);
    return response;
  };
  const breaker = new CircuitBreaker(send, { timeout: false, errorThresholdPercentage: 50, volumeThreshold: 10, resetTimeout: 1_000 });
  let unanswered = 0;
  breaker.on('success', () => (unanswered = 0));
  breaker.on('failure', (error) => {
    unanswered = error instanceof FailedAnswer ? 0 : unanswered + 1;
    if (unanswered >= UNANSWERED_IN_A_ROW) breaker.open();
  });
  breaker.on('reject', () => options.metrics?.ended(options.callee, 'not_tried', 0));
  options.metrics?.watch(options.callee, () => breaker.opened);
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
