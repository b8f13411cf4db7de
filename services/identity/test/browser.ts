import type { Service } from '@facet/service-kit';

type Answer = Awaited<ReturnType<Service['public']['inject']>>;

/** A visitor's browser: keeps cookies as one does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Sent with each call. */
  headers: Record<string, string> = {};
  readonly #app: Service['public'];

  constructor(app: Service['public']) {
    this.#app = app;
  }

  get(url: string): Promise<Answer> {
    return this.#call('GET', url);
  }

  post(url: string, payload?: unknown): Promise<Answer> {
    return this.#call('POST', url, payload);
  }

  delete(url: string): Promise<Answer> {
    return this.#call('DELETE', url);
  }

  signIn(username: string): Promise<Answer> {
    return this.post('/api/auth/register-or-login', { username, profilePicture: null });
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: unknown): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) };
    const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await this.#app.inject({ method, url, headers: { ...this.headers, ...type, ...(cookie ? { cookie } : {}) }, ...body });
    for (const set of answer.cookies) {
      const isGone = set.expires !== undefined && set.expires.getTime() <= Date.now();
      if (isGone) this.cookies.delete(set.name);
      else this.cookies.set(set.name, set.value);
    }
    return answer;
  }
}
