import { startTemporarySite, type Site } from '@facet/tooling/site';

export const OWNER = { username: 'ada_owner', password: 'a-password-of-the-journeys' };

/**
 * A site as journeys use it: everything real, on free ports. A file that changes what everybody gets starts one of its
 * own.
 */
export function startJourneySite(): Promise<Site> {
  return startTemporarySite({
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
}
