import type { WalletClient, WalletResult } from '@facet/money-kit';
import { databaseTime, formatMoney, parseMoney, type Database } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';
import { AdjustmentRecord, type AdjustmentRow, type Refusal } from './adjustment.ts';

const ACCOUNT = 'adjustments';

export interface Booker {
  database: Database;
  money: WalletClient;
}

/**
 * Goes on with one that may be booked, from wherever it stands, and says the balance after it, in hundredths. May be repeated, on any replica.
 * @throws adjustment_unknown (503) when the wallet does not say; insufficient_balance, adjustment_refused (400), which are final
 */
export async function bookAdjustment(booker: Booker, row: AdjustmentRow): Promise<bigint> {
  const ended = await endAdjustment(booker, row);
  if (ended.state === 'booked') return ended.balanceAfterHundredths;
  if (ended.state === 'refused') throw adjustmentErrors(ended.refusal, refusalLabel(ended));
  throw adjustmentErrors('adjustment_declined', `${ended.secondUsername} has declined this adjustment.`);
}

export type EndedAdjustment = AdjustmentRow & { state: 'booked' | 'refused' | 'declined' };

/** Asks the wallet until it is booked, refused or declined. @throws adjustment_unknown (503) when the wallet does not say */
export async function endAdjustment(booker: Booker, row: AdjustmentRow): Promise<EndedAdjustment> {
  switch (row.state) {
    case 'asked':
      return endAdjustment(booker, await ask(booker, row));
    case 'voiding':
      return endAdjustment(booker, await bar(booker, row));
    case 'booked':
    case 'refused':
    case 'declined':
      return row as EndedAdjustment;
    case 'proposed':
      throw new Error(`adjustment ${row.id} waits for a second operator`);
    default:
      return row satisfies never;
  }
}

async function ask({ database, money }: Booker, row: AdjustmentRow): Promise<AdjustmentRow> {
  const moved = { ...keyOf(row), type: 'adjustment', account: ACCOUNT, reason: row.description } as const;
  const isCredit = row.amountHundredths > 0n;
  const result = isCredit
    ? await money.credit({ ...moved, amountHundredths: row.amountHundredths })
    : await money.debit({ ...moved, amountHundredths: -row.amountHundredths });
  switch (result.status) {
    case 'ok':
    case 'duplicate':
      return change(database, row, { state: 'booked', balanceAfterHundredths: hundredthsOf(result) });
    case 'insufficient':
      return change(database, row, { state: 'voiding', refusal: 'insufficient_balance' });
    case 'requirement':
    case 'refused':
      return change(database, row, { state: 'voiding', refusal: 'adjustment_refused' });
    // The key is barred, or another transfer's: this one is not booked, and never will be.
    case 'cancelled':
    case 'key_reused':
      return change(database, row, { state: 'refused', refusal: 'adjustment_refused' });
    case 'unknown':
      throw unknown();
    default:
      return result satisfies never;
  }
}

/** A try that is still on its way, or was booked meanwhile, is undone: what was said to be refused moves nothing. */
async function bar({ database, money }: Booker, row: AdjustmentRow): Promise<AdjustmentRow> {
  const { status } = row.amountHundredths > 0n ? await money.reverse(keyOf(row)) : await money.void(keyOf(row));
  if (status !== 'ok' && status !== 'duplicate') throw unknown();
  return change(database, row, { state: 'refused' });
}

type Change =
  | { state: 'booked'; balanceAfterHundredths: bigint }
  | { state: 'voiding' | 'refused'; refusal: Refusal }
  | { state: 'refused' };

/** The row as it is now: where somebody else was quicker, theirs stands. */
async function change(database: Database, { id, state }: AdjustmentRow, to: Change): Promise<AdjustmentRow> {
  await AdjustmentRecord.query(database)
    .where({ id, state })
    .patch({ ...to, changedAt: databaseTime });
  return AdjustmentRecord.query(database).findById(id).throwIfNotFound().castTo<AdjustmentRow>();
}

const keyOf = ({ id, memberId }: AdjustmentRow) => ({ key: id, memberId });

function hundredthsOf({ balanceAfter }: Extract<WalletResult, { status: 'ok' | 'duplicate' }>): bigint {
  if (balanceAfter === null) throw unknown();
  return parseMoney(balanceAfter, 'balanceAfter');
}

function unknown() {
  return adjustmentErrors(
    'adjustment_unknown',
    'It is not known yet whether this adjustment was booked. Trying again with the same key says so, and books it once at most.',
    { retryAfterSeconds: 1 },
  );
}

export function refusalLabel({ refusal, amountHundredths: amount }: AdjustmentRow): string {
  if (refusal !== 'insufficient_balance') return 'The wallet refused this adjustment.';
  return `The balance is less than R$ ${formatMoney(-amount)}. It cannot go below zero.`;
}
