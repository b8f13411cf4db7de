import { OWNER } from './journey-site.ts';

/** A call of the site's owner, through the front door, in a session of its own. Returns the body; throws when it is refused. */
export async function ownerCall<Body>(siteUrl: string, path: string, body: object): Promise<Body> {
  const post = async (to: string, payload: object, cookie = ''): Promise<Response> => {
    const headers = { origin: siteUrl, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const response = await fetch(`${siteUrl}${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
    return response;
  };
  const signedIn = await post('/api/auth/admin-login', OWNER);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return (await (await post(path, body, cookie)).json()) as Body;
}
