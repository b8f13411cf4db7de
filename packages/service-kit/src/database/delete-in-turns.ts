import { isConstraintViolation } from './refused-as-data.ts';
import { inTransaction, type Database, type Transaction } from './open-database.ts';

const ROWS_AT_ONCE = 2_000;

/** Narrows down which rows go. */
type Which = (rows: ReturnType<Database>) => unknown;

/**
 * Deletes rows in turns of so many, each a transaction of its own: a large backlog holds no lock for long, and an end
 * in between leaves what was done. A row that somebody holds, or that a constraint keeps, waits for the next time and
 * holds up no other. Not for a table of partitions.
 */
export async function deleteInTurns(database: Database, table: string, which: Which, rowsAtOnce = ROWS_AT_ONCE): Promise<void> {
  for (let deleted = -1; deleted !== 0;)
    deleted = await inTransaction(database, (transaction) => deleteSome(transaction, table, which, rowsAtOnce)).catch((error: unknown) => {
      if (!isConstraintViolation(error)) throw error;
      return inTransaction(database, (transaction) => deleteEach(transaction, table, which, rowsAtOnce));
    });
}

async function deleteSome(transaction: Transaction, table: string, which: Which, rowsAtOnce: number): Promise<number> {
  const places = await placesOf(transaction, table, which, rowsAtOnce);
  return places.length === 0 ? 0 : transaction(table).whereRaw('ctid = any(?::tid[])', [places]).delete();
}

async function deleteEach(transaction: Transaction, table: string, which: Which, rowsAtOnce: number): Promise<number> {
  let deleted = 0;
  for (const place of await placesOf(transaction, table, which, rowsAtOnce))
    deleted += await inTransaction(transaction, (alone) => alone(table).whereRaw('ctid = ?::tid', [place]).delete()).catch(zeroIfKept);
  return deleted;
}

function zeroIfKept(error: unknown): number {
  if (!isConstraintViolation(error)) throw error;
  return 0;
}

/** Locked, so that no other row comes to these places meanwhile. */
async function placesOf(transaction: Transaction, table: string, which: Which, rowsAtOnce: number): Promise<string[]> {
  const rows = transaction(table).limit(rowsAtOnce).forUpdate().skipLocked();
  which(rows as never);
  return rows.select(transaction.raw('ctid::text as place')).then((found: { place: string }[]) => found.map(({ place }) => place));
}
