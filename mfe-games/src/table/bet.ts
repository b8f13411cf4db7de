import { toDecimal, toHundredths } from '@facet/ui';

/** Hundredths. */
export const LEAST_BET = 100n;

const WRITTEN = /^\d{1,9}(\.\d{1,2})?$/;

/** A bet as typed, in hundredths; null when it is no positive amount with at most two decimals. */
export function parseBet(typed: string): bigint | null {
  const text = typed.trim();
  if (!WRITTEN.test(text)) return null;
  const hundredths = toHundredths(decimalOf(text));
  return hundredths !== null && hundredths > 0n ? hundredths : null;
}

/** 1500n is "15", 540n is "5.40". */
export function shortest(hundredths: bigint): string {
  return toDecimal(hundredths).replace(/\.00$/, '');
}

/** What a bet pays at a multiplier, rounded down to a hundredth; for showing only, the service computes it exactly. */
export function payoutAt(betHundredths: bigint, multiplier: number): string {
  return toDecimal(BigInt(Math.floor(Number(betHundredths) * multiplier + 1e-6)));
}

/** 1.4693 is "1.46x": rounded down, as it is paid. */
export function times(multiplier: number): string {
  return `${(Math.floor(multiplier * 100 + 1e-6) / 100).toFixed(2)}x`;
}

/** 0.6914 is "69%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function decimalOf(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
