import { randomBytes } from 'node:crypto';

/** What a member's call was answered. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface WithdrawalBody {
  withdrawals: { id: string; amount: string; status: string; payoutState: string }[];
}

/** A member who calls the API as the browser does: through the gateway, with their cookie. */
export class MemberClient {
  readonly username: string;
  readonly id: string;
  readonly #siteUrl: string;
  readonly cookie: string;

  private constructor(siteUrl: string, username: string, id: string, cookie: string) {
    this.#siteUrl = siteUrl;
    this.username = username;
    this.id = id;
    this.cookie = cookie;
  }

  static async signIn(siteUrl: string, username = newUsername()): Promise<MemberClient> {
    const response = await fetch(`${siteUrl}/api/auth/register-or-login`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ username }),
    });
    if (response.status !== 200) throw new Error(`signing in as ${username}: ${response.status} ${await response.text()}`);
    const { id } = (await response.json()) as { id: string };
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    return new MemberClient(siteUrl, username, id, cookies.join('; '));
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.#call<Body>(path, {});
  }

  post<Body>(path: string, body: object, idempotencyKey?: string): Promise<Answer<Body>> {
    const headers = { 'content-type': 'application/json', ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }) };
    return this.#call<Body>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Server-sent events, until one side ends them. */
  stream(path: string, signal: AbortSignal): Promise<Response> {
    return fetch(`${this.#siteUrl}${path}`, { headers: { cookie: this.cookie, accept: 'text/event-stream' }, signal });
  }

  async #call<Body>(path: string, init: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer<Body>> {
    const response = await fetch(`${this.#siteUrl}${path}`, {
      ...init,
      headers: { ...init.headers, cookie: this.cookie, origin: this.#siteUrl },
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }
}

export function newUsername(prefix = 'kim'): string {
  return `${prefix}_${randomBytes(5).toString('hex')}`;
}
