import type { Database, Transaction } from '@facet/service-kit';
import type { Debit, TransferKey } from '../wallet/transfer.ts';
import type { WalletResult } from '../wallet/wallet-result.ts';

/** Why nothing was held: `not_in_time` is everything that is nobody's balance. */
export type Refusal = 'insufficient' | 'requirement' | 'not_in_time';

/**
 * The columns of a reservation, in a table of its owner's beside what it is about. States: opening → held → what the
 * owner makes of it, or opening | held → voiding → what `ending` says. What was held has its owner's name (`open`,
 * `joined`). `idle_since` is the sweeper's own.
 */
export interface Reserved {
  member_id: string;
  /** Names the money in the wallet. */
  id: string;
  state: string;
  /** Of one that is voided, or will be: `refused` when it was never held. */
  ending: string | null;
  refusal: Refusal | null;
  changed_at: Date;
}

export type Whose = Pick<Reserved, 'member_id' | 'id'>;

/**
 * What holds money and gives it back: the wallet's client, or in the wallet itself the ledger. Never throws: what is
 * not said is `unknown`.
 */
export interface Purse {
  debit(debit: Debit): Promise<WalletResult>;
  void(key: TransferKey): Promise<WalletResult>;
}

/** Writes the next state with this beside it. Undefined: somebody else was quicker. */
export type Write<Row> = (change?: Partial<Row>) => Promise<Row | undefined>;

/** What one kind of reservation is about. */
export interface ReservationKind<Row extends Reserved, Terms> {
  table: string;
  /** Its key in the wallet: the same for ever, and of nothing else. */
  keyOf(id: string): string;
  /** The state of one whose money is held. */
  held: Row['state'];
  /** Nothing is given back of what cost nothing. */
  amountOf(row: Row): bigint;
  debitOf(row: Row, terms: Terms): Omit<Debit, 'memberId' | 'key' | 'amountHundredths'>;
  /**
   * One statement that writes, where it is still `opening`, that it is held; undefined: it is not any more. Of what is
   * asked for so often that Knex's own costs too much.
   */
  confirm?(database: Database, row: Row, terms: Terms): Promise<Row | undefined>;
  /** What is locked before the row and written with it. Undefined: it may not be held any more, and is voided. */
  onHeld?(transaction: Transaction, row: Row, terms: Terms, write: Write<Row>): Promise<Row | undefined>;
  onVoided?(transaction: Transaction, row: Row, write: Write<Row>): Promise<Row | undefined>;
  /**
   * Of one that was held: the ledger knows its end already, so that nothing is given back. @throws unavailable (503)
   */
  wasSettled?(row: Row): Promise<boolean>;
}

/**
 * A step, one statement: locks the row, looks at the state that it comes from, and writes. Of however many at once one
 * is first; the others get undefined.
 */
export async function move<Row extends Reserved>(
  database: Database | Transaction,
  table: string,
  { member_id, id }: Whose,
  from: Row['state'] | readonly Row['state'][],
  change: Partial<Row>,
): Promise<Row | undefined> {
  const now = database.raw('clock_timestamp()');
  const rows: unknown[] = await database(table)
    .where({ member_id, id })
    .whereIn('state', [from].flat())
    .update({ ...change, changed_at: now, idle_since: now })
    .returning('*');
  return rows[0] as Row | undefined;
}
