import { inTransaction, type Database, type Transaction } from './open-database.ts';

/** Of several replicas that start at once one does the service's part, and the others wait for it. */
const EPOCH_LOCK = 4_711_005;

/** A new life of the site, begun by restoring a backup. */
export interface Epoch {
  id: string;
  begunAt: Date;
}

interface Row extends Epoch {
  isEntered: boolean;
}

/**
 * What a backup holds may be known by now, or have gone on elsewhere: in a new epoch the service does its part
 * (`enter`) before it serves. Killed half way it is done again, so that each step of it must bear being repeated.
 * Returns the epoch that was entered.
 */
export async function enterEpoch(database: Database, enter: (epoch: Epoch) => Promise<void>): Promise<Epoch | undefined> {
  if ((await readEpoch(database)).isEntered) return undefined;
  return inTransaction(database, async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [EPOCH_LOCK]);
    const { id, begunAt, isEntered } = await readEpoch(transaction);
    if (isEntered) return undefined;
    await enter({ id, begunAt });
    await transaction('database_epoch').update({ entered: id });
    return { id, begunAt };
  });
}

async function readEpoch(database: Database | Transaction): Promise<Row> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    'select epoch as id, begun_at as "begunAt", entered is not distinct from epoch as "isEntered" from database_epoch',
  );
  const [row] = rows;
  if (!row) throw new Error('database_epoch has lost its row');
  return row;
}
