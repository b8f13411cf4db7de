import { createContextKey, ROOT_CONTEXT, trace, type Context, type Span, type SpanContext } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';
import { currentRequest, traceIdOf, type RequestContext } from '../http/request-context.ts';

const CALL = createContextKey('the call that this context was made in');
const contexts = new WeakMap<RequestContext, Context>();

/**
 * What is active is a part of the call that the kit is at, wherever the kit got there from: an event of a socket, a
 * lane, a job.
 */
export class CallContextManager extends AsyncLocalStorageContextManager {
  override active(): Context {
    const call = currentRequest();
    const kept = super.active();
    return kept.getValue(CALL) === call ? kept : contextOf(call);
  }

  override with<Args extends unknown[], Work extends (...args: Args) => ReturnType<Work>>(
    context: Context,
    work: Work,
    thisArg?: ThisParameterType<Work>,
    ...args: Args
  ): ReturnType<Work> {
    return super.with(context.setValue(CALL, currentRequest()), work, thisArg, ...args);
  }
}

/** A span that has no parent bears the id that the call has already: in the log, in the answer, in the database. */
const random = new RandomIdGenerator();
export const idsOfCalls: IdGenerator = {
  generateTraceId() {
    const call = currentRequest();
    return call ? traceIdOf(call) : random.generateTraceId();
  },
  generateSpanId: () => random.generateSpanId(),
};

/** From here on what this call causes is a child of the span: statements, calls, messages. */
export function beginIn(span: Span): void {
  const call = currentRequest();
  if (!call) return;
  call.traceparent = traceparentOf(span.spanContext());
  contexts.set(call, trace.setSpan(ROOT_CONTEXT, span));
}

export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function contextOf(call: RequestContext | undefined): Context {
  if (!call) return ROOT_CONTEXT;
  const known = contexts.get(call);
  if (known) return known;
  const parent = parentOf(call);
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  contexts.set(call, context);
  return context;
}

/**
 * Pages, the gateway and the kit begin a trace with a span that nobody keeps, named after the trace: what comes next is
 * its first.
 */
function parentOf({ traceparent }: RequestContext): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags] = traceparent.split('-');
  return traceId.startsWith(spanId) ? undefined : { traceId, spanId, traceFlags: Number(flags), isRemote: true };
}
