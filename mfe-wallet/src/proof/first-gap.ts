import type { ProvenMovement } from './statement-proof.ts';

/** The number of the first movement that does not follow from those before it, counted from 1; null when all of them do. */
export function firstGap(movements: readonly ProvenMovement[]): number | null {
  let [balance, debt] = [0n, 0n];
  for (const [index, movement] of movements.entries()) {
    const amount = BigInt(movement.amountHundredths);
    balance += changeOf('available', movement, amount);
    debt -= changeOf('debt', movement, amount);
    const follows =
      movement.seq === String(index + 1) &&
      BigInt(movement.balanceAfterHundredths) === balance &&
      BigInt(movement.debtAfterHundredths) === debt;
    if (!follows) return index + 1;
  }
  return null;
}

function changeOf(bucket: string, { debitAccount, creditAccount }: ProvenMovement, amount: bigint): bigint {
  if (creditAccount === bucket) return amount;
  return debitAccount === bucket ? -amount : 0n;
}
