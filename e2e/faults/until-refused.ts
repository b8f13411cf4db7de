import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@facet/tooling/until';

/**
 * Each worker of the gateway learns in its own time where a service is, a second later at most; one of them may take
 * all of these calls.
 */
const IN_A_ROW = 12;
const ALL_WORKERS_KNOW_MS = 1_500;

interface Route {
  prefix: string;
  session?: string;
  stream?: boolean;
}

/**
 * Waits until the gateway answers a member's calls of a service by itself, since nobody listens there. `cookie`: their
 * session.
 */
export async function untilRefused(siteUrl: string, service: string, cookie: string): Promise<void> {
  const manifest = join(import.meta.dirname, '../../services', service, 'service.json');
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: Route[] };
  const route = routes.find(({ session, stream }) => session !== 'operator' && stream !== true);
  if (!route) throw new Error(`${service} has no route that a member may call`);
  let inARow = 0;
  await until(`${service} to be gone`, async () => {
    inARow = (await statusOf(`${siteUrl}${route.prefix}`, cookie)) === 502 ? inARow + 1 : 0;
    return inARow === IN_A_ROW;
  });
  await delay(ALL_WORKERS_KNOW_MS);
}

/** On a connection of its own, so that any worker may take it. */
function statusOf(url: string, cookie: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { cookie } }, (response) => resolve(response.resume().statusCode)).once('error', reject);
  });
}
