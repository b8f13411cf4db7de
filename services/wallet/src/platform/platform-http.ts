import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { platformError } from './platform-errors.ts';

/** The platform's hosts that the wallet speaks to. */
type PlatformHost = 'users' | 'groups' | 'games' | 'apis' | 'inventory' | 'economy';

export interface PlatformCall<Schema extends TSchema> {
  host: PlatformHost;
  /** With the query string. */
  path: string;
  answer: Schema;
  /** The bot's; without it the call is anonymous. */
  cookie?: string;
  /** What is left of the caller's time; may be a fraction, or nothing. */
  withinMs?: number | undefined;
}

/** A call that changes something in the name of the cookie's account. */
export interface PlatformChange {
  host: PlatformHost;
  path: string;
  /** JSON text: ids have more digits than a JavaScript number. */
  body: string;
  cookie: string;
  withinMs: number;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The caller's time was over before anything was sent. */
export class TimeIsOver extends Error {}

/** More than this at once are refused here: a slow platform must not fill our memory. */
const OPEN_CALLS_MAX = 100;
const DEFAULT_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/** One call to the game platform: bounded in time, its answer checked against a schema, its failures worded. */
export class PlatformHttp {
  private readonly baseUrl: string;
  private readonly deadlineMs: number;
  private open = 0;

  /** `baseUrl`: `{host}` in it is replaced by the host's name; without it one address serves all hosts. */
  constructor({ baseUrl, deadlineMs }: { baseUrl: string; deadlineMs: number }) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.deadlineMs = deadlineMs;
  }

  /** Undefined when the platform answers 404, or 401 to the bot's cookie. @throws platformError */
  async ask<Schema extends TSchema>(call: PlatformCall<Schema>): Promise<Static<Schema> | undefined> {
    if (this.open >= OPEN_CALLS_MAX) throw platformError('platform_busy', 1);
    this.open += 1;
    try {
      const response = await fetch(this.addressOf(call), requestOf(call.cookie, this.deadlineOf(call.withinMs)));
      const text = await response.text();
      if (response.status === 404 || (response.status === 401 && call.cookie !== undefined)) return undefined;
      if (response.status === 429) throw platformError('platform_busy', retryAfterSeconds(response));
      if (response.status !== 200) throw platformError('platform_failing');
      return parse(text, call.answer);
    } catch (error) {
      throw translate(error);
    } finally {
      this.open -= 1;
    }
  }

  /**
   * One POST, sent once, its answer as it came. Rejects with what fetch rejects with: whether it arrived is for the caller to
   * judge. @throws TimeIsOver when nothing was sent
   */
  async post({ body, cookie, withinMs, ...call }: PlatformChange, csrfToken: string | undefined): Promise<RawAnswer> {
    const request = requestOf(cookie, this.deadlineOf(withinMs));
    const headers = {
      ...request.headers,
      'content-type': 'application/json',
      ...(csrfToken !== undefined && { 'x-csrf-token': csrfToken }),
    };
    const response = await fetch(this.addressOf(call), { ...request, method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Whole milliseconds: a timer takes no fraction. @throws TimeIsOver: what comes too late is not sent at all */
  private deadlineOf(withinMs = this.deadlineMs): number {
    const deadlineMs = Math.floor(Math.min(this.deadlineMs, withinMs));
    if (!(deadlineMs >= 1)) throw new TimeIsOver('no time was left to send it');
    return deadlineMs;
  }

  private addressOf({ host, path }: { host: PlatformHost; path: string }): string {
    return this.baseUrl.replace('{host}', host) + path;
  }
}

/** Redirects are not followed: the platform answers one when it wants a person, and a cookie must not travel. */
function requestOf(cookie: string | undefined, deadlineMs: number): Omit<RequestInit, 'headers'> & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: 'application/json', 'user-agent': 'facet-wallet/1.0' };
  if (cookie !== undefined) headers.cookie = `.ROBLOSECURITY=${cookie}`;
  return { headers, redirect: 'manual', signal: AbortSignal.timeout(deadlineMs) };
}

export function parse<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> {
  const value: unknown = JSON.parse(text, integersAsText);
  if (!Value.Check(schema, value)) throw platformError('platform_failing');
  return value;
}

/** Ids are 64-bit integers, more than a JavaScript number holds exactly: every number is read as it was written. */
function integersAsText(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

export function retryAfterSeconds({ headers }: { headers: Headers }): number {
  const written = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(written) ? Math.min(Math.max(Number(written), 1), LONGEST_RETRY_SECONDS) : DEFAULT_RETRY_SECONDS;
}

function translate(error: unknown): unknown {
  if (error instanceof TimeIsOver || (error instanceof DOMException && error.name === 'TimeoutError'))
    return platformError('platform_slow', 1);
  if (error instanceof SyntaxError) return platformError('platform_failing');
  if (error instanceof TypeError) return platformError('platform_down', 5);
  return error;
}
