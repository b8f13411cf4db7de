import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

const DEFAULT_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/**
 * Undefined for what does not fit. Ids are 64-bit integers, more than a JavaScript number holds: every number is read
 * as it was written.
 */
export function parseAnswer<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(text, numbersAsText);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function numbersAsText(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

/** How long a header `retry-after` asks to stay away, within reason: 1 to 300 s, 5 when it says nothing sensible. */
export function retryAfterSeconds(written: string | null | undefined): number {
  return /^\d{1,6}$/.test(written ?? '') ? Math.min(Math.max(Number(written), 1), LONGEST_RETRY_SECONDS) : DEFAULT_RETRY_SECONDS;
}

const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a call failed before a connection came about: the only failure of a change that is certain. */
export function wasNeverSent(error: unknown): boolean {
  const cause: unknown = error instanceof TypeError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NEVER_SENT.has(String(cause.code));
}
