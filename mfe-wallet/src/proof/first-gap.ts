import type { ProvenTransfer } from './statement-proof.ts';

/**
 * The number of the first transfer that does not follow from those before it, counted from 1; null when all of them do.
 */
export function firstGap(transfers: readonly ProvenTransfer[]): number | null {
  let [balance, debt] = [0n, 0n];
  for (const [index, transfer] of transfers.entries()) {
    const amount = BigInt(transfer.amountHundredths);
    balance += changeOf('available', transfer, amount);
    debt -= changeOf('debt', transfer, amount);
    const follows =
      transfer.seq === String(index + 1) &&
      BigInt(transfer.balanceAfterHundredths) === balance &&
      BigInt(transfer.debtAfterHundredths) === debt;
    if (!follows) return index + 1;
  }
  return null;
}

function changeOf(bucket: string, { debitAccount, creditAccount }: ProvenTransfer, amount: bigint): bigint {
  if (creditAccount === bucket) return amount;
  return debitAccount === bucket ? -amount : 0n;
}
