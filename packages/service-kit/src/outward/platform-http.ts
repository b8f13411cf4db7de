import type { Static, TSchema } from 'typebox';
import { AnswerTooLarge, callOutward, TimeIsOver, type RawAnswer } from './call-outward.ts';
import { platformError } from './platform-errors.ts';
import { parseAnswer, retryAfterSeconds } from './read-answer.ts';

export interface PlatformCall<Schema extends TSchema> {
  /** Of the platform: `users`, `groups`. */
  host: string;
  /** With the query string. */
  path: string;
  answer: Schema;
  /** Asked by POST; absent: GET. */
  body?: object;
  /** An account's of ours; without it the call is anonymous. */
  cookie?: string;
  /** What is left of the caller's time; may be a fraction, or nothing. */
  withinMs?: number | undefined;
}

/** A call that changes something in the name of the cookie's account. */
export interface PlatformChange {
  host: string;
  path: string;
  /** JSON text: ids have more digits than a JavaScript number. */
  body: string;
  cookie: string;
  withinMs: number;
}

export interface PlatformOptions {
  /** `{host}` in it is replaced by the host's name; without it one address serves all hosts. */
  baseUrl: string;
  deadlineMs: number;
  /** Who asks. */
  userAgent: string;
}

/** More than this at once are refused here: a slow platform must not fill our memory. */
const OPEN_CALLS_MAX = 100;

/** Calls to the game platform: bounded in time, size and number, answers checked against a schema, failures worded. */
export class PlatformHttp {
  readonly #options: PlatformOptions;
  #open = 0;

  constructor(options: PlatformOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') };
  }

  /** Undefined when the platform answers 404, or 401 to a cookie. @throws platformError */
  async ask<Schema extends TSchema>(call: PlatformCall<Schema>): Promise<Static<Schema> | undefined> {
    if (this.#open >= OPEN_CALLS_MAX) throw platformError('platform_busy', 1);
    this.#open += 1;
    try {
      const body = call.body && JSON.stringify(call.body);
      const { status, headers, text } = await this.#send(call, body);
      if (status === 404 || (status === 401 && call.cookie !== undefined)) return undefined;
      if (status === 429) throw platformError('platform_busy', retryAfterSeconds(headers.get('retry-after')));
      const value = status === 200 ? parseAnswer(text, call.answer) : undefined;
      if (value === undefined) throw platformError('platform_failing');
      return value;
    } catch (error) {
      throw explained(error);
    } finally {
      this.#open -= 1;
    }
  }

  /** One POST, its answer as it came. Rejects as `callOutward` does: whether it arrived is for the caller to judge. */
  post({ body, ...call }: PlatformChange, csrfToken: string | undefined): Promise<RawAnswer> {
    return this.#send(call, body, csrfToken);
  }

  async #send(call: Omit<PlatformCall<TSchema>, 'answer' | 'body'>, body: string | undefined, csrfToken?: string): Promise<RawAnswer> {
    const { baseUrl, deadlineMs, userAgent } = this.#options;
    const { host, path, cookie, withinMs = deadlineMs } = call;
    const headers = {
      'user-agent': userAgent,
      ...(cookie !== undefined && { cookie: `.ROBLOSECURITY=${cookie}` }),
      ...(csrfToken !== undefined && { 'x-csrf-token': csrfToken }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const within = Math.min(deadlineMs, withinMs);
    return callOutward(baseUrl.replace('{host}', host) + path, {
      headers,
      within,
      ...(body !== undefined && { method: 'POST', body }),
    });
  }
}

function explained(error: unknown): unknown {
  if (error instanceof TimeIsOver || (error instanceof DOMException && error.name === 'TimeoutError'))
    return platformError('platform_slow', 1);
  if (error instanceof AnswerTooLarge) return platformError('platform_failing');
  if (error instanceof TypeError) return platformError('platform_down', 5);
  return error;
}
