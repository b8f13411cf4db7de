import type { TestProject } from 'vitest/node';
import { startJourneySite } from './support/journey-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gateway of the site that journeys share. */
    siteUrl: string;
    simulatorUrl: string;
    /** The folder of its data, where published files and logs are. */
    dataDir: string;
    /** Who may sign in at /admin, of this site and of those that a file starts for itself. */
    owner: { username: string; password: string };
    walletDatabaseUrl: string;
  }
}

/** One site for all journeys that change nothing but what is their own member’s; gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SITE, ATTACK_SITE = SITE, OWNER_USERNAME = 'owner', OWNER_PASSWORD = '' } = process.env;
  if (ATTACK_SITE) {
    project.provide('siteUrl', ATTACK_SITE);
    project.provide('simulatorUrl', '');
    project.provide('owner', { username: OWNER_USERNAME, password: OWNER_PASSWORD });
    return () => Promise.resolve();
  }
  const site = await startJourneySite();
  if (site.simulatorUrl === null) throw new Error('the journeys need the simulator');
  project.provide('siteUrl', site.url);
  project.provide('simulatorUrl', site.simulatorUrl);
  project.provide('dataDir', site.dataDir);
  project.provide('owner', site.owner);
  project.provide('walletDatabaseUrl', site.databaseUrls['wallet'] ?? '');
  return site.stop;
}
