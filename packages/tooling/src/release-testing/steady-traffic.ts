import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const MEMBERS = 2;
/** Between two calls of a member, so that the traffic does not take the machine from what it is there to watch. */
const PAUSE_MS = 10;
const TIMEOUT_MS = 10_000;
/** What a browser asks for on its way through the site. */
const PATHS = [
  '/',
  '/earn',
  '/withdraw',
  '/registry.json',
  '/api/auth/user',
  '/api/walls',
  '/api/user/transactions',
  '/api/settings/min_withdrawal',
];

interface ServedRegistry {
  microFrontends: Record<string, { url: string }[]>;
}

/** Members who use the site until they are told to stop; every answer that is not a good one is written down. */
export class SteadyTraffic {
  answers = 0;
  readonly failures: string[] = [];
  readonly #siteUrl: string;
  readonly #work: Promise<void>[];
  #isOver = false;

  private constructor(siteUrl: string, cookies: readonly string[]) {
    this.#siteUrl = siteUrl;
    this.#work = cookies.map((cookie) => this.#use(cookie));
  }

  static async start(siteUrl: string): Promise<SteadyTraffic> {
    return new SteadyTraffic(siteUrl, await Promise.all(Array.from({ length: MEMBERS }, () => signIn(siteUrl))));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #use(cookie: string): Promise<void> {
    while (!this.#isOver) {
      for (const path of PATHS) await this.#ask(path, cookie);
      for (const path of await this.#remotes(cookie)) await this.#ask(path, cookie);
    }
  }

  /** What the registry names must be there. */
  async #remotes(cookie: string): Promise<string[]> {
    const { microFrontends } = JSON.parse((await this.#ask('/registry.json', cookie)) ?? '{"microFrontends":{}}') as ServedRegistry;
    return Object.values(microFrontends).flatMap((releases) => releases.map(({ url }) => url));
  }

  /** The answer's text; null, with the failure written down, when it is not 200. */
  async #ask(path: string, cookie: string): Promise<string | null> {
    await delay(PAUSE_MS);
    this.answers += 1;
    try {
      const response = await fetch(`${this.#siteUrl}${path}`, { headers: { cookie }, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      if (response.status === 200) return text;
      this.#fail(path, `${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      this.#fail(path, error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error));
    }
    return null;
  }

  #fail(path: string, how: string): void {
    this.failures.push(`${new Date().toISOString()} ${path}: ${how}`);
  }
}

async function signIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/register-or-login`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ username: `steady_${randomBytes(5).toString('hex')}` }),
  });
  if (response.status !== 200) throw new Error(`signing in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
