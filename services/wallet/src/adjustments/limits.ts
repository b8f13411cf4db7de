import { formatMoney, parseMoney, type Database, type Kit, type Transaction } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';

/** In hundredths. Either way: a deduction may ruin a member as well. */
export interface AdjustmentLimits {
  /** What one operator adjusts alone in 24 hours. */
  alone: bigint;
  /** What all of them adjust in an hour. */
  hourly: bigint;
}

const HOUR_SECONDS = 3_600;

/** @throws unavailable (503) when a limit was never known */
export async function readLimits({ settings }: Pick<Kit, 'settings'>): Promise<AdjustmentLimits> {
  const [alone, hourly] = await Promise.all([settings.require('adjustment_limit'), settings.require('adjustments_hourly_amount')]);
  return { alone: parseMoney(alone, 'adjustment_limit'), hourly: parseMoney(hourly, 'adjustments_hourly_amount') };
}

/**
 * Until the end of the transaction nobody else adjusts: sums and balances stay as they are looked at, and a key is
 * found by whoever comes later.
 */
export async function waitForTurn(transaction: Transaction): Promise<void> {
  await transaction.raw(`select pg_advisory_xact_lock(hashtextextended('adjustments', 0))`);
}

/** In parts it is no less: all count that the operator made alone in the last 24 hours. */
export async function needsSecondOperator(
  transaction: Transaction,
  { amountHundredths, operator }: { amountHundredths: bigint; operator: { id: string } },
  { alone }: AdjustmentLimits,
): Promise<boolean> {
  return (await adjustedAlone(transaction, operator)) + sizeOf(amountHundredths) > alone;
}

/** In the last 24 hours. */
export async function adjustedAlone(database: Database | Transaction, { id }: { id: string }): Promise<bigint> {
  const { rows } = await database.raw<{ rows: [{ sum: bigint }] }>(
    `select coalesce(sum(abs(amount_hundredths)), 0)::bigint as sum from adjustments
     where operator_id = ? and second_id is null and state = 'booked' and created_at > clock_timestamp() - interval '24 hours'`,
    [id],
  );
  return rows[0].sum;
}

/** What no hour has room for, whoever confirms it. @throws amount_too_large (400) */
export function refuseTooLarge(amountHundredths: bigint, { hourly }: AdjustmentLimits): void {
  if (sizeOf(amountHundredths) <= hourly) return;
  throw adjustmentErrors('amount_too_large', `Please enter at most R$ ${formatMoney(hourly)}: the setting “Adjustments: R$ per hour”.`);
}

/**
 * Whoever signs for operators may be broken into: all of them together move no more than this. @throws
 * adjustments_over_limit (429)
 */
export async function refuseOverLimit(transaction: Transaction, amountHundredths: bigint, { hourly }: AdjustmentLimits): Promise<void> {
  const { rows } = await transaction.raw<{ rows: [{ sum: bigint }] }>(
    `select coalesce(sum(abs(amount_hundredths)), 0)::bigint as sum from adjustments
     where state = 'booked' and decided_at > clock_timestamp() - ? * interval '1 second'`,
    [HOUR_SECONDS],
  );
  if (rows[0].sum + sizeOf(amountHundredths) <= hourly) return;
  throw adjustmentErrors(
    'adjustments_over_limit',
    `Operators have adjusted R$ ${formatMoney(rows[0].sum)} within the last hour. The setting “Adjustments: R$ per hour” allows R$ ${formatMoney(hourly)}. Nothing was booked now.`,
    { retryAfterSeconds: HOUR_SECONDS },
  );
}

const sizeOf = (amountHundredths: bigint): bigint => (amountHundredths < 0n ? -amountHundredths : amountHundredths);
