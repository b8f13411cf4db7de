import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runRelease } from '@facet/tooling/release-testing';
import { startTemporarySite } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import type { Visitor } from './screens.ts';

type Site = Awaited<ReturnType<typeof startTemporarySite>>;

/**
 * What stands beside: all pages in one script, or each page in a file of its own; both one application, built at once.
 */
export type OneBuild = 'bundle' | 'routes';

interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** A running site. */
export interface VisitedSite {
  url: string;
  /** What the browser of somebody who has just signed in holds: no session lasts for all screens. */
  signIn: (as: Visitor) => Promise<Cookie[]>;
  stop: () => Promise<void>;
}

/** A site, and what the browser that opens it holds. */
export interface SignedIn {
  url: string;
  cookies: readonly Cookie[];
}

const BUILD = join(import.meta.dirname, 'one-build/build.ts');
const EARNED = 200;

/** The site as it is released: a shell that loads remotes. */
export async function startFederatedSite(): Promise<VisitedSite> {
  return withVisitors(await startTemporarySite());
}

/** The same gateway, services and data; its pages are one application without federation. */
export async function startOneBuildSite(kind: OneBuild): Promise<VisitedSite> {
  const site = await startTemporarySite({ hasFrontEnd: false });
  const built = join(site.dataDir, 'one-build');
  await promisify(execFile)(process.execPath, [BUILD, kind, built]);
  for (const name of readdirSync(built).filter((folder) => folder !== 'sources')) await release(site.dataDir, name, join(built, name));
  return withVisitors(site);
}

async function release(dataDir: string, name: string, build: string): Promise<void> {
  const { status, output } = await runRelease(dataDir, [name, '--from', build]);
  if (status !== 0) throw new Error(`the release of ${name} failed:\n${output}`);
}

async function withVisitors({ url, simulatorUrl, owner, stop }: Site): Promise<VisitedSite> {
  const member = await signInMember(url);
  await credit(simulatorUrl ?? '', ((await member.json()) as { id: string }).id);
  const signIn = async (as: Visitor): Promise<Cookie[]> => {
    if (as === 'visitor') return [];
    return cookiesOf(url, as === 'member' ? await signInMember(url) : await call(url, '/api/auth/admin-login', owner));
  };
  return { url, signIn, stop };
}

/** The demonstration's game platform, just started on a busy machine, may take longer than the site waits for it. */
function signInMember(url: string): Promise<Response> {
  return until('a member is signed in', () => call(url, '/api/auth/register-or-login', { username: 'phone_bench' }).catch(() => undefined));
}

/** So that every page has something to show and every game may be played. */
async function credit(simulatorUrl: string, memberId: string): Promise<void> {
  const params = { status: '1', trans_id: 'pages', user_id: memberId, amount_local: String(EARNED), amount_usd: '1.00', type: 'complete' };
  const signed = await call(simulatorUrl, '/sim/walls/a/sign', { params });
  const { url, headers } = (await signed.json()) as { url: string; headers: Record<string, string> };
  const { status } = await fetch(url, { headers });
  if (status !== 200) throw new Error(`the postback was answered with ${status}`);
}

async function call(url: string, path: string, body: object): Promise<Response> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

function cookiesOf(url: string, { headers }: Response): Cookie[] {
  return headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
    return { name, value, url };
  });
}
