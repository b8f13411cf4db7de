const TRACE_BYTES = 16;
const SPAN_DIGITS = 16;

/** 32 hexadecimal digits that nobody had before: what a call causes bears them, from here to the database. */
export function newTraceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TRACE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As W3C writes it down. A page has one span for each trace, so it needs no digits of its own. */
export function traceparentOf(traceId: string): string {
  return `00-${traceId}-${traceId.slice(0, SPAN_DIGITS)}-01`;
}
