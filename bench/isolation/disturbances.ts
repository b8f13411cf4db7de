import pg from 'pg';
import type { Site } from '@facet/tooling/site';
import { PATHS } from './visits.ts';

/** Something that fails, and whose features may suffer from it. */
export interface Disturbance {
  name: string;
  /** The service that is disturbed; null for another company. */
  service: string | null;
  /** Begins it; returns how to end it, when all is ready again. */
  begin: (site: Site) => Promise<() => Promise<void>>;
}

/** What the figures are worth: its p99 would be the same with endless calls. */
export const control: Disturbance = { name: 'nothing', service: null, begin: (site) => Promise.resolve(() => site.ready()) };

/** Each service held (it takes calls and never answers) and without its database, and the game platform held. */
export const disturbances: readonly Disturbance[] = [
  ...Object.keys(PATHS).flatMap((service): Disturbance[] => [
    { name: `services/${service} hangs`, service, begin: (site) => hold(site, service) },
    { name: `the database of services/${service} is gone`, service, begin: (site) => cutDatabase(site, service) },
  ]),
  { name: 'the game platform hangs', service: null, begin: (site) => hold(site, 'simulator') },
];

async function hold(site: Site, name: string): Promise<() => Promise<void>> {
  const pid = site.pid(name);
  if (pid === null) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGSTOP');
  return async () => {
    process.kill(pid, 'SIGCONT');
    await site.ready();
  };
}

async function cutDatabase(site: Site, service: string): Promise<() => Promise<void>> {
  const name = `facet_${service}`;
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(`alter database ${name} ALLOW_CONNECTIONS false`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await client.query(`alter database ${name} ALLOW_CONNECTIONS true`);
    await client.end();
    await site.ready();
  };
}
