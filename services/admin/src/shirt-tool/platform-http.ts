import type { DomainError, Static, TSchema } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { PlatformCookie } from './platform-cookie.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

const DEFAULT_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

export interface PlatformCall {
  url: URL;
  /** The deadline, of several calls together where they make one answer. */
  signal: AbortSignal;
  cookie?: PlatformCookie;
  csrfToken?: string;
  method?: 'GET' | 'POST';
  form?: FormData;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** One call, sent once. Redirects are not followed: a cookie must not travel. Rejects with what fetch rejects with. */
export async function send({ url, signal, cookie, csrfToken, method = 'GET', form }: PlatformCall): Promise<RawAnswer> {
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'facet-shirt-tool/1.0' });
  if (cookie !== undefined) headers.set('cookie', `.ROBLOSECURITY=${cookie}`);
  if (csrfToken !== undefined) headers.set('x-csrf-token', csrfToken);
  const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...(form && { body: form }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A question; undefined when the platform answers 401. @throws what shirt-tool-errors.ts lists */
export async function ask<Schema extends TSchema>(asked: PlatformCall, schema: Schema): Promise<Static<Schema> | undefined> {
  const answer = await reached(send(asked));
  if (answer.status === 401) return undefined;
  if (answer.status === 429) throw platformBusy(answer.headers.get('retry-after'));
  const value = answer.status === 200 ? parse(answer.text, schema) : undefined;
  if (value === undefined) throw shirtToolErrors('platform_failing', 'The game platform answered with an error');
  return value;
}

/** The failures of a call that changes nothing, in our words. @throws what shirt-tool-errors.ts lists */
export async function reached(answer: Promise<RawAnswer>): Promise<RawAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw shirtToolErrors('platform_slow', 'The game platform is taking too long to answer');
    if (error instanceof TypeError)
      throw shirtToolErrors('platform_down', 'The game platform cannot be reached right now', { retryAfterSeconds: 5 });
    throw error;
  }
}

export function platformBusy(retryAfter: string | null | undefined): DomainError {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : DEFAULT_RETRY_SECONDS;
  const retryAfterSeconds = Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS);
  return shirtToolErrors('platform_busy', `The game platform asks for a pause (rate limited). Try again in ${retryAfterSeconds} s`, {
    retryAfterSeconds,
  });
}

/** Undefined for what does not fit. Ids are 64-bit integers, more than a JavaScript number holds: every number is read as it was written. */
export function parse<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(text, integersAsText);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function integersAsText(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}
