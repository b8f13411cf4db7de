import type { Kit } from '@facet/service-kit';
import createClient from 'openapi-fetch';

/** The part of a kit that a wallet client needs, for a wallet at this address and a caller with this token. */
export function walletAt(url: string, authorization: string): Pick<Kit, 'client'> {
  const signed = (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('authorization', authorization);
    return fetch(new Request(request, { headers }));
  };
  return { client: () => createClient({ baseUrl: url, fetch: signed }) };
}
