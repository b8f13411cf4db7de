import type { DomainError, Static, TSchema } from '@facet/service-kit';
import { AnswerTooLarge, callOutward, parseAnswer, retryAfterSeconds, type RawAnswer } from '@facet/service-kit/outward';
import type { PlatformCookie } from './platform-cookie.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

export interface PlatformCall {
  url: URL;
  /** The deadline, of several calls together where they make one answer. */
  signal: AbortSignal;
  cookie?: PlatformCookie;
  csrfToken?: string;
  method?: 'GET' | 'POST';
  form?: FormData;
}

/** One call, sent once. Rejects as `callOutward` does. */
export function send({ url, signal, cookie, csrfToken, method = 'GET', form }: PlatformCall): Promise<RawAnswer> {
  const headers = {
    'user-agent': 'facet-shirt-tool/1.0',
    ...(cookie !== undefined && { cookie: `.ROBLOSECURITY=${cookie}` }),
    ...(csrfToken !== undefined && { 'x-csrf-token': csrfToken }),
  };
  return callOutward(url, { method, headers, within: signal, ...(form && { body: form }) });
}

/** A question; undefined when the platform answers 401. @throws what shirt-tool-errors.ts lists */
export async function ask<Schema extends TSchema>(asked: PlatformCall, schema: Schema): Promise<Static<Schema> | undefined> {
  const answer = await reached(send(asked));
  if (answer.status === 401) return undefined;
  if (answer.status === 429) throw platformBusy(answer.headers.get('retry-after'));
  const value = answer.status === 200 ? parseAnswer(answer.text, schema) : undefined;
  if (value === undefined) throw shirtToolErrors('platform_failing', 'The game platform answered with an error');
  return value;
}

/** The failures of a call that changes nothing, in our words. @throws what shirt-tool-errors.ts lists */
export async function reached(answer: Promise<RawAnswer>): Promise<RawAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw platformSlow();
    if (error instanceof AnswerTooLarge) throw shirtToolErrors('platform_failing', 'The game platform answered with an error');
    if (error instanceof TypeError) throw platformDown();
    throw error;
  }
}

export function platformBusy(retryAfter: string | null | undefined): DomainError {
  const seconds = retryAfterSeconds(retryAfter);
  return shirtToolErrors('platform_busy', `The game platform asks for a pause (rate limited). Try again in ${seconds} s`, {
    retryAfterSeconds: seconds,
  });
}

export function platformSlow(): DomainError {
  return shirtToolErrors('platform_slow', 'The game platform is taking too long to answer');
}

export function platformDown(): DomainError {
  return shirtToolErrors('platform_down', 'The game platform cannot be reached right now', { retryAfterSeconds: 5 });
}
