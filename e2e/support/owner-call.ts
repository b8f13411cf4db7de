import { randomUUID } from 'node:crypto';
import { OWNER } from './owner.ts';

type OwnerCall = <Body>(path: string, body?: object) => Promise<Body>;

/**
 * Calls of the site's owner, through the front door, in one session; without a body they only read. They throw when
 * they are refused.
 */
export async function ownerSession(siteUrl: string): Promise<OwnerCall> {
  const call = async (path: string, body?: object, cookie = ''): Promise<Response> => {
    const posted = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const headers = { origin: siteUrl, ...posted, ...(cookie && { cookie }) };
    const response = await fetch(`${siteUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await call('/api/auth/admin-login', OWNER);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return async <Body>(path: string, body?: object) => (await (await call(path, body, cookie)).json()) as Body;
}

/** One such call, in a session of its own. */
export async function ownerCall<Body>(siteUrl: string, path: string, body: object): Promise<Body> {
  return (await ownerSession(siteUrl))(path, body);
}
