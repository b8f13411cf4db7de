import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** What browsers read, by the service that answers it. */
export const PATHS: Readonly<Record<string, readonly string[]>> = {
  identity: ['/api/auth/user', '/api/settings/min_withdrawal'],
  wallet: ['/api/user/transactions', '/api/withdraw/history'],
  earn: ['/api/walls', '/api/social-media-tasks'],
  games: ['/api/bombs/active', '/api/play-limits'],
  social: ['/api/events', '/api/referral/leaderboard'],
};
/** Each browser asks at a steady pace, whatever the others do. */
const PAUSE_MS = 25;
/** After its end a visit waits so long for an answer: one that hangs must not hold up all. */
const GRACE_MS = 5_000;

export interface Timing {
  service: string;
  ms: number;
  isGood: boolean;
}

/** A session's cookie. */
export async function signIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/register-or-login`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ username: `iso_${randomBytes(5).toString('hex')}` }),
  });
  if (response.status !== 200) throw new Error(`signing in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/**
 * Each browser asks one service's paths, and the next one another's, so that nobody waits behind somebody who hangs.
 */
export async function visit(siteUrl: string, cookies: readonly string[], seconds: number): Promise<Timing[]> {
  const endsAtMs = performance.now() + seconds * 1000;
  const services = Object.keys(PATHS);
  const timings = cookies.map((cookie, index) => use(siteUrl, { cookie, service: services[index % services.length] ?? '', endsAtMs }));
  return (await Promise.all(timings)).flat();
}

async function use(
  siteUrl: string,
  { cookie, service, endsAtMs }: { cookie: string; service: string; endsAtMs: number },
): Promise<Timing[]> {
  const timings: Timing[] = [];
  const paths = PATHS[service] ?? [];
  for (let count = 0; performance.now() < endsAtMs; count++) {
    const beganMs = performance.now();
    const status = await ask(`${siteUrl}${paths[count % paths.length]}`, cookie, endsAtMs + GRACE_MS - beganMs);
    timings.push({ service, ms: performance.now() - beganMs, isGood: status === 200 });
    await delay(PAUSE_MS);
  }
  return timings;
}

/** The status; 0 when there was no answer in time. */
async function ask(url: string, cookie: string, withinMs: number): Promise<number> {
  try {
    const response = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(Math.ceil(withinMs)) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}
