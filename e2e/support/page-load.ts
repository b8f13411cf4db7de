/** A page load as far as telemetry goes: what its reports need. */
export interface PageLoad {
  id: string;
  cookie: string;
}

/** Loads the page as a new browser; `headers`: what it sends beside its cookies. */
export async function loadPage(siteUrl: string, headers: Record<string, string> = {}): Promise<PageLoad> {
  const response = await fetch(siteUrl, { headers });
  const id = /name="page-id" content="([^"]+)"/.exec(await response.text())?.[1];
  if (id === undefined) throw new Error('the page has no id');
  return {
    id,
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  };
}

/** How many of the events were believed. */
export async function report(
  siteUrl: string,
  page: PageLoad,
  events: readonly object[],
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${siteUrl}/api/telemetry`, {
    method: 'POST',
    headers: { ...headers, cookie: page.cookie, origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ page: page.id, events }),
  });
  if (response.status !== 202) throw new Error(`telemetry: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { accepted: number }).accepted;
}
