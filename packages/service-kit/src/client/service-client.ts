import CircuitBreaker from 'opossum';
import type { ServiceTokens } from '../auth/service-tokens.ts';
import { DomainError, httpErrors } from '../errors/domain-error.ts';
import { currentRequest } from '../http/request-context.ts';
import { askReplicas, inTurn } from './ask-replicas.ts';
import type { CallMetrics, CallOutcome } from './call-metrics.ts';
import type { ServiceAnswer, ServiceCall } from './send-call.ts';

/**
 * A callee that hangs would otherwise hold each caller up to the deadline until its good answers of the last 10 seconds
 * are outnumbered.
 */
const UNANSWERED_IN_A_ROW = 5;

export type ServiceFetch = (call: ServiceCall) => Promise<ServiceAnswer>;

interface ServiceFetchOptions {
  callee: string;
  tokens: ServiceTokens;
  deadlineMs: number;
  /** Base URL of each replica now; they are asked in turn. */
  addresses: () => readonly string[];
  metrics?: CallMetrics;
}

/**
 * A call of another service's internal API: signs each call, passes on the request id and the trace, waits until the
 * deadline. Rejects when there is no answer; answers of any status are returned.
 */
export function createDirectFetch(options: ServiceFetchOptions): ServiceFetch {
  const nextOrder = inTurn();
  return async (call) => {
    const startedAtMs = performance.now();
    const ended = (outcome: CallOutcome): void => options.metrics?.ended(options.callee, outcome, performance.now() - startedAtMs);
    try {
      const signed = { ...call, headers: headersFor(call, options) };
      const answer = await askReplicas(signed, nextOrder(options.addresses()), startedAtMs + options.deadlineMs);
      ended(answer.status >= 500 ? 'failed' : 'answered');
      return answer;
    } catch (error) {
      ended(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/**
 * The same behind a breaker: asks only once a second when the other side keeps failing or leaves five calls in a row
 * without an answer. Rejects with code `unavailable` (503) when there is no answer.
 */
export function createServiceFetch(options: ServiceFetchOptions): ServiceFetch {
  const direct = createDirectFetch(options);
  const send = async (call: ServiceCall): Promise<ServiceAnswer> => {
    const answer = await direct(call);
    if (answer.status >= 500) throw new FailedAnswer(answer);
    return answer;
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
  return async (call) => {
    try {
      return await breaker.fire(call);
    } catch (error) {
      if (error instanceof FailedAnswer) return error.answer;
      if (error instanceof DomainError) throw error;
      throw httpErrors('unavailable', `${options.callee} is not available right now. Please try again.`, { retryAfterSeconds: 1 });
    }
  };
}

class FailedAnswer extends Error {
  readonly answer: ServiceAnswer;
  constructor(answer: ServiceAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

function headersFor({ headers }: ServiceCall, { callee, tokens }: ServiceFetchOptions): Record<string, string> {
  const context = currentRequest();
  return {
    ...(context && { 'x-request-id': context.requestId, traceparent: context.traceparent }),
    ...headers,
    authorization: `Bearer ${tokens.for(callee)}`,
  };
}
