import { inTransaction, type Kit } from '@facet/service-kit';
import { forgetCursors } from './revocations/index.ts';
import { endEverySession } from './sessions/index.ts';

/**
 * The site was restored: who was banned or signed out since the backup is so no more, so that everybody signs in anew.
 * May be repeated.
 */
export async function enterEpoch({ database }: Pick<Kit, 'database'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await endEverySession(transaction);
    await forgetCursors(transaction);
  });
}
