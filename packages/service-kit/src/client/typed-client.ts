import createClient, { type Client } from 'openapi-fetch';
import type { ServiceCall } from './send-call.ts';
import type { ServiceFetch } from './service-client.ts';

/**
 * A client that is typed by a service's openapi.internal.json. The library makes a Request of each call and reads a
 * Response: both are ours.
 */
export function typedClient<Paths extends object>(fetch: ServiceFetch): Client<Paths> {
  return createClient<Paths>({
    Request: Call as unknown as typeof Request,
    fetch: fetch as unknown as (call: Request) => Promise<Response>,
  });
}

class Call implements ServiceCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;

  constructor(path: string, { method, headers, body }: { method: string; headers: Headers; body?: string }) {
    this.path = path;
    this.method = method;
    this.headers = Object.fromEntries(headers);
    if (body !== undefined) this.body = body;
  }
}
