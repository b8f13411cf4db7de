import {
  type BackgroundJob,
  type Database,
  databaseTime,
  eachAlone,
  inTransaction,
  type Kit,
  repeat,
  type Transaction,
} from '@facet/service-kit';
import { type Earning, EarningRecord } from './earning.ts';
import { earningErrors } from './earning-errors.ts';
import { creditCommand } from './wallet-commands.ts';

const BATCH = 50;
const INTERVAL_MS = 1_000;

/**
 * Sends what was held and is due to the wallet. Replicas share the work; an earning that is being taken back is passed
 * over. One that fails holds up no other.
 */
export function holdReleaser({ database, outbox, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the release of holds', everyMs: INTERVAL_MS }, async () => {
    let released = BATCH;
    while (released === BATCH)
      released = await inTransaction(database, (transaction) => releaseDue(transaction, outbox)).catch(() =>
        releaseEach({ database, outbox, log }),
      );
  });
}

const dueOnes = (database: Database | Transaction) =>
  EarningRecord.query(database)
    .where({ state: 'pending' })
    .whereRaw('releases_at <= clock_timestamp()')
    .orderBy('releases_at')
    .limit(BATCH);

/** Where one of them fails the others go on without it. Zero: the rest waits for the next turn. */
async function releaseEach({ database, outbox, log }: Pick<Kit, 'database' | 'outbox' | 'log'>): Promise<0> {
  const due = await dueOnes(database).select('id');
  await eachAlone({ log, name: 'the release of holds' }, due, ({ id }) =>
    inTransaction(database, (transaction) => releaseDue(transaction, outbox, id)),
  );
  return 0;
}

async function releaseDue(transaction: Transaction, outbox: Kit['outbox'], id?: string): Promise<number> {
  const query = dueOnes(transaction).forUpdate().skipLocked();
  const due = await (id === undefined ? query : query.where({ id }));
  for (const earning of due) await sendHeld(transaction, outbox, earning);
  return due.length;
}

/**
 * Before its day, because an operator says so. Locked first, so that the release on its day and a reversal come before
 * or after. What an operator released stays as it is. @throws earning_not_found, earning_not_held
 */
export async function releaseEarly(
  transaction: Transaction,
  outbox: Kit['outbox'],
  { id, by }: { id: string; by: string },
): Promise<{ before: Earning; after: Earning; isKnown: boolean }> {
  const before = await EarningRecord.query(transaction).findById(id).forUpdate();
  if (!before) throw earningErrors('earning_not_found', 'There is no such earning.');
  const isHeld = before.state === 'pending';
  if (isHeld) await sendHeld(transaction, outbox, before, { released_by: by });
  else if (before.released_by === null || before.state === 'reversed')
    throw earningErrors('earning_not_held', 'This credit is not held any more: it was released, or its wall took it back.');
  return { before, after: await EarningRecord.query(transaction).findById(id).throwIfNotFound(), isKnown: !isHeld };
}

/** `earning`: pending, and locked. */
async function sendHeld(transaction: Transaction, outbox: Kit['outbox'], earning: Earning, more: Partial<Earning> = {}): Promise<void> {
  const credit_message = await outbox.send(transaction, creditCommand(earning));
  await EarningRecord.query(transaction)
    .findById(earning.id)
    .patch({ ...more, state: 'sent', sent_at: databaseTime, credit_message });
}
