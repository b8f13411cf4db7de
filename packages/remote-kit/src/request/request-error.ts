import { msg } from '@facet/texts';
import type { SerializedError } from '@reduxjs/toolkit';
import { t } from '../texts.ts';
import { messageForCode } from './message-for-code.ts';

/**
 * Why a call failed: the server said no in our words, somebody answered something else, or nobody answered. `requestId`
 * finds it in the logs; of a call without an answer it is the trace that was sent. `retryAfterSeconds`: when it asks to
 * wait.
 */
export type RequestError =
  | { kind: 'refused'; status: number; code: string; message: string; requestId: string | null; retryAfterSeconds?: number }
  /** `isPage`: it answered a page, such as a proxy's. */
  | { kind: 'unexpected'; status: number; message: string; requestId: string | null; isPage?: true }
  | { kind: 'network'; message: string; requestId: string };

export const NETWORK_MESSAGE = msg('The site did not answer. Check your connection and try again.');
export const NOT_JSON_MESSAGE = msg('Server returned an error page instead of JSON');
const UNREADABLE_MESSAGE = msg('The site could not read what this page sent. Load the page again and try once more.');

/** What a schema says of a call, for who writes calls: `body/amount must match pattern …`. */
const OF_A_SCHEMA = /^(?:body|params|querystring|headers)\b/;

/**
 * The error of an answer that is not OK. Ours are JSON with a message and a code; of others `{status}: {status text}`
 * is shown: what stands in a body that is not ours is no message to a person.
 */
export function errorOfAnswer({ status, statusText, headers }: Response, text: string): RequestError {
  const body = parseObject(text);
  if (typeof body?.message === 'string' && typeof body.code === 'string') {
    const requestId = typeof body.requestId === 'string' ? body.requestId : requestIdIn(headers);
    const message = messageIn(body.code, body.message);
    return { kind: 'refused', status, code: body.code, message, requestId, ...waitIn(headers) };
  }
  return {
    kind: 'unexpected',
    status,
    message: `${status}: ${statusText || t('the site answered with an error')}`,
    requestId: requestIdIn(headers),
    ...(/\bhtml\b/.test(headers.get('content-type') ?? '') && { isPage: true }),
  };
}

/** A date, which no service of ours sends, is none. */
function waitIn(headers: Headers): { retryAfterSeconds?: number } {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { retryAfterSeconds: Number(seconds) } : {};
}

function messageIn(code: string, message: string): string {
  return OF_A_SCHEMA.test(message) ? t(UNREADABLE_MESSAGE) : messageForCode(code, message);
}

/**
 * What to tell the member; `fallback` where the screen has its own words for a failure without any. What our own code
 * threw at an answer of another shape is no words.
 */
export function messageOf(
  error: RequestError | SerializedError | undefined,
  fallback = t('Something went wrong. Please try again.'),
): string {
  return (isRequestError(error) && error.message) || fallback;
}

/**
 * What support asks for: the id by which the failed call is found in the logs. Null for what failed in our own code,
 * and for a refusal (4xx), which says all that there is to say.
 */
export function requestIdOf(error: unknown): string | null {
  if (!isRequestError(error)) return null;
  return error.kind === 'refused' && error.status < 500 ? null : error.requestId;
}

/** What a screen says of something that failed. */
export interface Failure {
  description: string;
  /** Of the call; a check of the page itself has none. */
  requestId?: string | null;
}

/** What a toast, a Notice or a Field says of a failed call: `toast({ tone: 'danger', title, ...failureOf(error) })`. */
export function failureOf(error: RequestError | SerializedError | undefined, fallback?: string): Failure {
  return { description: messageOf(error, fallback), requestId: requestIdOf(error) };
}

/** The gateway names every answer. */
export function requestIdIn(headers: Headers): string | null {
  return headers.get('x-request-id');
}

/** Type guard: an error of a call, not of our own code. */
export function isRequestError(error: unknown): error is RequestError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
