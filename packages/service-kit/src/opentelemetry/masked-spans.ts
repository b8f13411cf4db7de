import { SpanKind, SpanStatusCode, type SpanStatus } from '@opentelemetry/api';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';

/** Keeps messages of errors here: they quote what people sent. A refusal is no failure of who refuses. */
export class MaskedSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    super.onEnd(Object.assign(span, { status: statusOf(span) }));
  }
}

function statusOf({ kind, status, attributes }: ReadableSpan): SpanStatus {
  const isRefusal = kind === SpanKind.SERVER && Number(attributes['http.response.status_code']) < 500;
  return { code: isRefusal ? SpanStatusCode.UNSET : status.code };
}
