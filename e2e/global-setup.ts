import { startTemporarySite } from '@facet/tooling/site';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gateway of the site that all journeys share. */
    siteUrl: string;
    simulatorUrl: string;
    /** The folder of its data, where published files and logs are. */
    dataDir: string;
    /** Who may sign in at /admin. */
    owner: { username: string; password: string };
  }
}

/** One site for all journeys: everything real, on free ports, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const owner = { username: 'ada_owner', password: 'a-password-of-the-journeys' };
  const site = await startTemporarySite({
    ownerUsername: owner.username,
    ownerPassword: owner.password,
    postgresSettings: { fsync: 'off' },
    environment: {
      // Canaries are judged more often than every five seconds, so that nobody waits for it.
      admin: { ROLLBACK_CHECK_MS: '500' },
      // However fast it is: a journey follows one click as far as the database.
      earn: { DATABASE_SLOW_MS: '0' },
    },
  });
  if (site.simulatorUrl === null) throw new Error('the journeys need the simulator');
  project.provide('siteUrl', site.url);
  project.provide('simulatorUrl', site.simulatorUrl);
  project.provide('dataDir', site.dataDir);
  project.provide('owner', owner);
  return site.stop;
}
