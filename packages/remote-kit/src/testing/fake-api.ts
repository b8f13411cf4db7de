/** What a fake call sees of a request. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, null without one. */
  body: unknown;
  headers: Headers;
}

/** Body of a 200, or `fail(status, …)`; a promise that never settles is a call that hangs. */
export type FakeCall = (request: FakeRequest) => unknown;

/** By method and path: `{ 'GET /api/walls': () => ({ walls: [] }) }`. */
export type FakeCalls = Record<string, FakeCall>;

/** An answer that is not OK, in the site's own words. */
export function fail(status: number, code: string, message: string): Response {
  return answer({ error: message, message, code, requestId: 'fake' }, status);
}

/** Any other answer: a 202, a page of HTML. */
export function answer(body: unknown, status = 200): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' } });
}

/** An answer of server-sent events that has come to its end. */
export function streamed(name: string, ...data: unknown[]): Response {
  const events = data.map((each) => `event: ${name}\ndata: ${JSON.stringify(each)}\n\n`);
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}

/** The network of a test or of a remote that runs alone: replaces `fetch`, notes what was asked. */
export class FakeApi {
  /** The real one, while a fake stands in its place. */
  static #network: typeof fetch | undefined;
  readonly requests: FakeRequest[] = [];
  readonly calls: FakeCalls;

  constructor(calls: FakeCalls) {
    this.calls = { ...calls };
    FakeApi.#network ??= globalThis.fetch;
    globalThis.fetch = (input, init) => this.#handle(input, init);
  }

  /** Changes what one call answers from now on. */
  on(call: string, handler: FakeCall): void {
    this.calls[call] = handler;
  }

  /** Bodies of the requests to one call, in order. */
  sentTo(call: string): unknown[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  }

  /** Brings the real network back, also where one fake took the place of another. */
  restore(): void {
    globalThis.fetch = FakeApi.#network ?? globalThis.fetch;
    FakeApi.#network = undefined;
  }

  async #handle(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const address = input instanceof Request ? input.url : input;
    const { pathname, searchParams } = new URL(address, 'http://fake.local');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    const request = { method: init.method ?? 'GET', path: pathname, query: searchParams, body, headers: new Headers(init.headers) };
    this.requests.push(request);
    const call = this.calls[`${request.method} ${pathname}`];
    if (!call) return fail(404, 'not_found', `the test has no ${request.method} ${pathname}`);
    const result = await call(request);
    return result instanceof Response ? result : answer(result);
  }
}
