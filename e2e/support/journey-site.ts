import { startTemporarySite, type Site } from '@facet/tooling/site';

/** A site as journeys use it: everything real, on free ports. A file that changes what everybody gets starts one of its own. */
export function startJourneySite(): Promise<Site> {
  return startTemporarySite({
    ownerUsername: 'ada_owner',
    ownerPassword: 'a-password-of-the-journeys',
    postgresSettings: { fsync: 'off' },
    environment: {
      // Canaries are judged more often than every five seconds, so that nobody waits for it.
      admin: { ROLLBACK_CHECK_MS: '500' },
      // However fast it is: a journey follows one click as far as the database.
      earn: { DATABASE_SLOW_MS: '0' },
    },
  });
}
