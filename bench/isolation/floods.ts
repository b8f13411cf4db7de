import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '@facet/tooling/site';
import type { Disturbance } from './disturbances.ts';

const KINDS = ['slow bodies', 'slow sign-ins', 'pages', 'reads', 'sign-ins', 'operator sign-ins', 'postbacks', 'telemetry'];
/** Until its connections are there. */
const RISE_MS = 5_000;

/**
 * Strangers without a session, from one address and from forty. The flood has the processors only while nobody else
 * wants them: it would be on other machines.
 */
export const floods: readonly Disturbance[] = KINDS.flatMap((kind) =>
  [1, 40].map((addresses) => ({
    name: `a flood of ${kind} from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`,
    service: null,
    begin: (site: Site) => flood(site, kind, addresses),
  })),
);

async function flood(site: Site, kind: string, addresses: number): Promise<() => Promise<void>> {
  const args = ['-n', '19', process.execPath, join(import.meta.dirname, 'flood.ts'), site.url, kind, String(addresses)];
  const strangers = spawn('nice', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await delay(RISE_MS);
  if (strangers.exitCode !== null) throw new Error(`the flood of ${kind} ended`);
  return async () => {
    const ended = once(strangers, 'exit');
    strangers.kill();
    await ended;
    await site.ready();
  };
}
