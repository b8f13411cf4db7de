import { type BackgroundJob, inTransaction, type Kit, repeat, type Transaction } from '@facet/service-kit';
import type { Earning } from './earning.ts';
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
  const due = (await transaction<Earning>('earnings')
    .where({ state: 'pending' })
    .whereRaw('releases_at <= clock_timestamp()')
    .orderBy('releases_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()) as Earning[];
  for (const earning of due)
    await transaction('earnings')
      .where({ id: earning.id })
      .update({
        state: 'sent',
        sent_at: transaction.raw('clock_timestamp()'),
        credit_message: await outbox.send(transaction, creditCommand(earning)),
      });
  return due.length;
}
