import { DomainError, hundredths, isUuid, parseMoney, type Hundredths } from '@facet/service-kit';
import type { Credit, Debit, Transfer, Settlement } from './transfer.ts';

/** A transfer as a caller writes it, structurally checked by the route's schema. */
export interface WrittenTransfer {
  key: string;
  memberId: string;
  direction: 'credit' | 'debit' | 'settle';
  account: string;
  amount: string | number;
  type: string;
  reason: string;
  minTotalEarned?: string | number | null;
  settles?: string;
}

const KEY_LENGTH_MAX = 200;
const REASON_LENGTH_MAX = 300;

/**
 * The door: what PostgreSQL could not hold (NUL, half characters, amounts out of range) never reaches a batch.
 * Undefined: refused.
 */
export function parseTransfer(caller: string, written: WrittenTransfer): Transfer | undefined {
  const keyed = parseKey(caller, written);
  const amountHundredths = positiveMoney(written.amount);
  if (!keyed || amountHundredths === undefined || !isStorable(written.reason) || written.reason.length > REASON_LENGTH_MAX)
    return undefined;
  const moved = { ...keyed, account: written.account, amountHundredths, reason: written.reason };
  switch (written.direction) {
    case 'credit':
      return { ...moved, op: 'credit', type: written.type as Credit['type'] };
    case 'settle':
      if (!isKey(written.settles)) return undefined;
      return { ...moved, op: 'settle', type: written.type as Settlement['type'], settles: written.settles };
    case 'debit': {
      const debit: Debit = { ...moved, op: 'debit', type: written.type as Debit['type'] };
      if (written.minTotalEarned === undefined || written.minTotalEarned === null) return debit;
      const minTotalEarnedHundredths = money(written.minTotalEarned);
      return minTotalEarnedHundredths === undefined ? undefined : { ...debit, minTotalEarnedHundredths };
    }
    default:
      return written.direction satisfies never;
  }
}

export function parseKey(
  caller: string,
  written: { memberId: string; key: string },
): { memberId: string; caller: string; key: string } | undefined {
  const { memberId, key } = written;
  if (!isUuid(memberId) || !isKey(key)) return undefined;
  return { memberId, caller, key };
}

function isKey(key: string | undefined): key is string {
  return key !== undefined && key.length > 0 && key.length <= KEY_LENGTH_MAX && isStorable(key);
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function positiveMoney(written: string | number): Hundredths | undefined {
  const amount = money(written);
  return amount !== undefined && amount > 0n ? amount : undefined;
}

function money(written: string | number): Hundredths | undefined {
  try {
    return hundredths(parseMoney(written, 'amount'));
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
