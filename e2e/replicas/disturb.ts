import { runRelease } from '@facet/tooling/release-testing';
import type { Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import pg from 'pg';

/** `npm run release -- restart` of these services, of all where none is named. */
export async function restart(site: Site, ...services: string[]): Promise<void> {
  const { status, output } = await runRelease(site.dataDir, ['restart', ...services.map((service) => `services/${service}`)]);
  if (status !== 0) throw new Error(`the restart ended with ${status}:\n${output}`);
}

/** Kills a process with kill -9, and waits until another one is ready in its place. */
export async function kill(site: Site, name: string): Promise<void> {
  const killed = await until(`${name} lives`, () => site.pid(name));
  process.kill(killed, 'SIGKILL');
  await until(`${name} is started again`, () => ![null, killed].includes(site.pid(name)));
  await site.ready();
}

/** Takes a service's database away: every connection is cut, and no new one is let in. */
export async function whileDatabaseIsAway(site: Site, service: string, work: () => Promise<void>): Promise<void> {
  const name = `facet_${service}`;
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await client.query(`alter database ${name} ALLOW_CONNECTIONS false`);
    await until(`nobody is connected to ${name}`, async () => {
      const ended = await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      return ended.rowCount === 0;
    });
    await work();
  } finally {
    await client.query(`alter database ${name} ALLOW_CONNECTIONS true`);
    await client.end();
  }
}
