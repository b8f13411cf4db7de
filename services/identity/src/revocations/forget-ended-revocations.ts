import type { Database } from '@facet/service-kit';

/** Removes ended sessions whose last token has expired. Members' rows stay: "enabled again" must reach a gateway that was away. */
export async function forgetEndedRevocations(database: Database): Promise<void> {
  await database.raw(`delete from revocations where type = 'session' and until < clock_timestamp()`);
}
