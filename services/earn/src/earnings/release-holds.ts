import { type BackgroundJob, databaseTime, inTransaction, type Kit, repeat, type Transaction } from '@facet/service-kit';
import { EarningRecord } from './earning.ts';
import { creditCommand } from './wallet-commands.ts';

const BATCH = 50;
const INTERVAL_MS = 1_000;

/** Sends what was held and is due to the wallet. Replicas share the work; an earning that is being taken back is passed over. */
export function holdReleaser({ database, outbox, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the release of holds', everyMs: INTERVAL_MS }, async () => {
    let released = BATCH;
    while (released === BATCH) released = await inTransaction(database, (transaction) => releaseDue(transaction, outbox));
  });
}

async function releaseDue(transaction: Transaction, outbox: Kit['outbox']): Promise<number> {
  const due = await EarningRecord.query(transaction)
    .where({ state: 'pending' })
    .whereRaw('releases_at <= clock_timestamp()')
    .orderBy('releases_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  for (const earning of due)
    await EarningRecord.query(transaction)
      .findById(earning.id)
      .patch({ state: 'sent', sent_at: databaseTime, credit_message: await outbox.send(transaction, creditCommand(earning)) });
  return due.length;
}
