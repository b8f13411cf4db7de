import { deleteInTurns, type Database } from '@facet/service-kit';
import { Revocation } from './revocation.ts';

/**
 * Removes ended sessions whose last token has expired. Members' rows stay: "enabled again" must reach a gateway that
 * was away.
 */
export async function forgetEndedRevocations(database: Database): Promise<void> {
  await deleteInTurns(database, Revocation.tableName, (rows) => rows.where({ type: 'session' }).whereRaw('until < clock_timestamp()'));
}
