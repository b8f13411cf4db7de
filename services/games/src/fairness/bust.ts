import { SEALED_BITS, type SealedNumber } from './sealed-number.ts';

/** An exact multiplier: floats would pay 115.99 for 100.00 at 1.16. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** The long-run return of a game is 1.8 p, whatever the strategy. `winChancePercent` is p times 100. */
export function returnToPlayer(winChancePercent: number): Fraction {
  return { numerator: 18n * BigInt(winChancePercent), denominator: 1000n };
}

/** Whether `multiplier` <= bust = RTP / u. True for a share of RTP / multiplier of all sealed numbers, at most all. */
export function survives(multiplier: Fraction, rtp: Fraction, sealed: SealedNumber): boolean {
  return multiplier.numerator * sealed * rtp.denominator <= (rtp.numerator << SEALED_BITS) * multiplier.denominator;
}

/** bust in hundredths, rounded down; null when u is zero and nothing ends the round. */
export function bustHundredths(rtp: Fraction, sealed: SealedNumber): bigint | null {
  return sealed === 0n ? null : (100n * (rtp.numerator << SEALED_BITS)) / (rtp.denominator * sealed);
}

/** Stake times multiplier, rounded down to a hundredth. */
export function payoutOf(stakeHundredths: bigint, multiplier: Fraction): bigint {
  return (stakeHundredths * multiplier.numerator) / multiplier.denominator;
}

export function fromHundredths(hundredths: bigint | number): Fraction {
  return { numerator: BigInt(hundredths), denominator: 100n };
}

/** Rounded down. */
export function toHundredths({ numerator, denominator }: Fraction): number {
  return Number((numerator * 100n) / denominator);
}

/** For the wire. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}
