import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { platformBusy, platformDown, platformFailing, platformSlow } from './platform-errors.ts';

/** The platform's hosts that identity speaks to. */
type PlatformHost = 'users' | 'groups' | 'thumbnails';

export interface PlatformCall<Schema extends TSchema> {
  host: PlatformHost;
  /** With the query string. */
  path: string;
  answer: Schema;
  /** Sent by POST; absent: GET. */
  body?: object;
}

const DEADLINE_MS = 6_000;
/** More than this at once are refused here: a slow platform must not fill our memory. */
const MOST_CALLS = 100;
const DEFAULT_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/** One anonymous call to the game platform: 6 s at most, its answer checked against a schema, its failures worded. */
export class PlatformHttp {
  private readonly baseUrl: string;
  private open = 0;

  /** `baseUrl`: `{host}` in it is replaced by the host's name; without it one address serves all hosts. */
  constructor(baseUrl: string) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
  }

  /** Undefined when the platform answers 404. Throws a platform error. */
  async ask<Schema extends TSchema>(call: PlatformCall<Schema>): Promise<Static<Schema> | undefined> {
    if (this.open >= MOST_CALLS) throw platformBusy(1);
    this.open += 1;
    try {
      const response = await fetch(this.baseUrl.replace('{host}', call.host) + call.path, requestOf(call.body));
      const text = await response.text();
      if (response.status === 404) return undefined;
      if (response.status === 429) throw platformBusy(retryAfterSeconds(response));
      if (response.status !== 200) throw platformFailing();
      return parse(text, call.answer);
    } catch (error) {
      throw translate(error);
    } finally {
      this.open -= 1;
    }
  }
}

/** Redirects are not followed: the platform answers one when it wants a person. */
function requestOf(body: object | undefined): RequestInit {
  const headers = { accept: 'application/json', 'user-agent': 'facet-identity/1.0' };
  const common = { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) } as const;
  if (body === undefined) return { ...common, headers };
  return { ...common, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function parse<Schema extends TSchema>(text: string, schema: Schema): Static<Schema> {
  const value: unknown = JSON.parse(text, idsAsText);
  if (!Value.Check(schema, value)) throw platformFailing();
  return value;
}

/** Ids are 64-bit integers, more than a JavaScript number holds exactly. */
function idsAsText(key: string, value: unknown, context?: { source?: string }): unknown {
  return (key === 'id' || key === 'targetId') && typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

function retryAfterSeconds(response: Response): number {
  const written = response.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(written) ? Math.min(Math.max(Number(written), 1), LONGEST_RETRY_SECONDS) : DEFAULT_RETRY_SECONDS;
}

function translate(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError') return platformSlow();
  if (error instanceof SyntaxError) return platformFailing();
  if (error instanceof TypeError) return platformDown();
  return error;
}
