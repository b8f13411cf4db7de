import { httpErrors, inTransaction, repeat, type BackgroundJob, type Database, type Kit, type Transaction } from '@facet/service-kit';
import type { TransferKey } from '../wallet/transfer.ts';
import type { WalletResult } from '../wallet/wallet-result.ts';
import { move, type Purse, type Refusal, type ReservationKind, type Reserved, type Whose, type Write } from './reserved.ts';
import { sweep } from './sweep.ts';
import { waitingGauge } from './waiting-gauge.ts';

/**
 * What opening one came to; the same each time. `isNew`: this call has held it. `unavailable`: not now, and nothing
 * will have been taken.
 */
export type Opened<Row> = { status: 'held'; row: Row; isNew: boolean } | { status: Refusal | 'unavailable' };

/** How one ends that is not kept. */
export type Voiding<Row extends Reserved> = Partial<Row> & { ending: NonNullable<Row['ending']> };

interface ReservationOptions {
  kit: Pick<Kit, 'database' | 'log'>;
  purse: Purse;
  /** One that stood half way for so long is ended. */
  sweepAfterMs: number;
}

/**
 * Money of a member that is set aside for something: the intent is stored as `opening`, then the money is held, then
 * the row says so. Stopped anywhere between, the sweeper gives it back. Two replicas, the sweeper and a second actor
 * may all act: each step has one winner, and the wallet refuses a debit that comes after its void.
 */
export class Reservation<Row extends Reserved, Terms = void> {
  readonly #kind: ReservationKind<Row, Terms>;
  readonly #options: ReservationOptions;
  readonly #database: Database;

  constructor(kind: ReservationKind<Row, Terms>, options: ReservationOptions) {
    this.#kind = kind;
    this.#options = options;
    this.#database = options.kit.database;
  }

  /** Of an intent that is stored: holds the money, or says why it is not held. May be repeated, by several at once. */
  async open(row: Row, terms: Terms): Promise<Opened<Row>> {
    if (row.state !== 'opening') return openedAs(row);
    const result = await this.hold(row, terms);
    switch (result.status) {
      case 'ok':
      case 'duplicate': {
        const held = await this.confirm(row, terms);
        return held ? { status: 'held', row: held, isNew: true } : this.#refuse(row, 'not_in_time');
      }
      // Voided all the same: a twin of this call may have found more there.
      case 'insufficient':
      case 'requirement':
        return this.#refuse(row, result.status);
      case 'cancelled':
        return this.#refuse(row, 'not_in_time');
      case 'key_reused':
      case 'refused':
      case 'unknown':
        this.#options.kit.log[result.status === 'unknown' ? 'warn' : 'error'](
          { id: row.id, result },
          `${this.#kind.table}: the money could not be held`,
        );
        return this.#unlessHeld(await this.#refuse(row, 'not_in_time'));
      default:
        return result satisfies never;
    }
  }

  /** Step 2: the money leaves the balance, once however often. */
  hold(row: Row, terms: Terms): Promise<WalletResult> {
    const debit = { ...this.#keyOf(row), ...this.#kind.debitOf(row, terms), amountHundredths: this.#kind.amountOf(row) };
    return this.#options.purse.debit(debit);
  }

  /** Step 3, when the money is held. */
  confirm(row: Row, terms: Terms): Promise<Row | undefined> {
    const kind = this.#kind;
    if (kind.confirm) return kind.confirm(this.#database, row, terms);
    if (!kind.onHeld) return this.move(this.#database, row, 'opening', { state: kind.held } as Partial<Row>);
    return inTransaction(this.#database, async (transaction) => {
      const write = this.#writer(transaction, row, 'opening', kind.held);
      return kind.onHeld?.(transaction, row, terms, write);
    });
  }

  /** From here on it can only end: a late handler finds no `opening`, and the wallet refuses a late debit. */
  beginVoiding(database: Database | Transaction, row: Whose, from: 'opening' | 'held', change: Voiding<Row>): Promise<Row | undefined> {
    const state = from === 'held' ? this.#kind.held : from;
    return this.move(database, row, state, { ...change, state: 'voiding' });
  }

  /** Many at once, by what they have in common: the sweeper gives them back, from its next turn on. */
  async beginVoidingAll(database: Database | Transaction, which: Partial<Row>, change: Voiding<Row>): Promise<void> {
    await database(this.#kind.table)
      .where(which)
      .update({ ...change, state: 'voiding', changed_at: database.raw('clock_timestamp()'), idle_since: '-infinity' });
  }

  /** The money is back, or will never have left; then it has ended. May be repeated. @throws unavailable (503) */
  async finishVoiding(row: Row): Promise<Row | undefined> {
    if (row.state !== 'voiding' || row.ending === null) throw new Error(`${this.#kind.table}: ${row.id} is not being voided`);
    await this.#release(row);
    return inTransaction(this.#database, (transaction) => {
      // As the row says by now: a restored site ends what it finds half way in another way.
      const ending = transaction.raw('ending') as unknown as Row['state'];
      const write = this.#writer(transaction, row, 'voiding', ending);
      return this.#kind.onVoided?.(transaction, row, write) ?? write();
    });
  }

  /** Any other step of the owner's. */
  move(
    database: Database | Transaction,
    row: Whose,
    from: Row['state'] | readonly Row['state'][],
    change: Partial<Row>,
  ): Promise<Row | undefined> {
    return move<Row>(database, this.#kind.table, row, from, change);
  }

  /** Ends what stopped half way: an opening is voided before its money is looked for, a voiding is finished. */
  async sweep(stopping?: AbortSignal): Promise<void> {
    const { kit, sweepAfterMs } = this.#options;
    await sweep<Row>({ ...kit, table: this.#kind.table, sweepAfterMs, stopping }, async (row) => {
      const voiding =
        row.state === 'opening'
          ? await this.beginVoiding(this.#database, row, 'opening', { ending: 'refused', refusal: 'not_in_time' } as Voiding<Row>)
          : row;
      if (voiding) await this.finishVoiding(voiding);
    });
  }

  /** Sweeps again and again, on every replica; what it cannot end is seen in `metrics`. */
  sweeper({ metrics }: Pick<Kit, 'metrics'>): BackgroundJob {
    const { kit, sweepAfterMs } = this.#options;
    waitingGauge({ database: this.#database, log: kit.log, metrics }, this.#kind.table);
    const everyMs = Math.max(20, Math.min(1_000, sweepAfterMs / 2));
    return repeat({ log: kit.log, name: `${this.#kind.table}: sweeping`, everyMs }, (stopping) => this.sweep(stopping));
  }

  #keyOf({ member_id, id }: Whose): TransferKey {
    return { memberId: member_id, key: this.#kind.keyOf(id) };
  }

  async #release(row: Row): Promise<void> {
    if (this.#kind.amountOf(row) === 0n) return;
    if (row.ending !== 'refused' && (await this.#kind.wasSettled?.(row))) return;
    const result = await this.#options.purse.void(this.#keyOf(row));
    switch (result.status) {
      case 'ok':
      case 'duplicate':
        return;
      case 'cancelled':
      case 'insufficient':
      case 'requirement':
      case 'key_reused':
      case 'refused':
      case 'unknown':
        this.#options.kit.log.error({ id: row.id, result }, `${this.#kind.table}: the money could not be given back`);
        throw httpErrors('unavailable', 'It could not be given back yet. It will be, and you need not do anything.', {
          retryAfterSeconds: 5,
        });
      default:
        result satisfies never;
    }
  }

  /** What cannot be ended now is ended by the sweeper. Somebody may have brought it to its end meanwhile, whichever. */
  async #refuse(row: Row, refusal: Refusal): Promise<Opened<Row>> {
    const voiding = await this.beginVoiding(this.#database, row, 'opening', { ending: 'refused', refusal } as Voiding<Row>);
    if (voiding) {
      await this.finishVoiding(voiding).catch((error: unknown) =>
        this.#options.kit.log.warn({ err: error, id: row.id }, `${this.#kind.table}: the sweeper ends it`),
      );
      return openedAs(voiding);
    }
    const { member_id, id } = row;
    const now = (await this.#database(this.#kind.table).where({ member_id, id }).first()) as Row | undefined;
    return now ? openedAs(now) : { status: refusal };
  }

  /** A twin of the call may have held it. */
  #unlessHeld(ended: Opened<Row>): Opened<Row> {
    return ended.status === 'held' ? ended : { status: 'unavailable' };
  }

  #writer(transaction: Transaction, row: Row, from: Row['state'], to: Row['state']): Write<Row> {
    return (change = {}) => this.move(transaction, row, from, { ...change, state: to } as Partial<Row>);
  }
}

function openedAs<Row extends Reserved>(row: Row): Opened<Row> {
  return row.refusal === null ? { status: 'held', row, isNew: false } : { status: row.refusal };
}
