import { ownerCall } from './owner-call.ts';
import { OWNER } from './owner.ts';
import { startTemporarySite, type Site } from '@facet/tooling/site';

/**
 * A site as journeys use it: everything real, on free ports. A file that changes what everybody gets starts one of its
 * own.
 */
export async function startJourneySite(): Promise<Site> {
  const site = await startTemporarySite({
    ownerUsername: OWNER.username,
    ownerPassword: OWNER.password,
    postgresSettings: { fsync: 'off' },
    environment: {
      // Canaries are judged more often than every second, so that nobody waits for it.
      admin: { ROLLBACK_CHECK_MS: '500' },
      // However fast it is: a journey follows one click as far as the database.
      earn: { DATABASE_SLOW_MS: '0' },
    },
  });
  // The one owner makes codes and tasks for all journeys.
  await ownerCall(site.url, '/api/admin/settings', { key: 'promise_limit', value: '1000000', expected: '10000' });
  return site;
}
