import { Refusal } from './refusal.ts';

/**
 * No wall pays more than R$ 10,000.00 for one thing, an operator may say less: what claims to is a fault or a fraud.
 */
export const capHundredths = 1_000_000n;

const decimal = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/**
 * A provider's decimal as hundredths of R$; what is below a hundredth is dropped.
 * @throws Refusal `amount` when it is no decimal or pays nothing, `over_cap` above the cap.
 */
export function creditedHundredths(text: string, cap: bigint): bigint {
  const [, sign, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined || sign === '-') throw new Refusal('amount', 'not a positive decimal');
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  if (hundredths === 0n) throw new Refusal('amount', 'less than a hundredth');
  if (hundredths > cap) throw new Refusal('over_cap', 'above the cap of this wall');
  return hundredths;
}

/** The sign of an amount as written; null when it is no decimal. */
export function signOf(text: string): 'negative' | 'zero' | 'positive' | null {
  const [, sign, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  if (/^0*$/.test(whole + fraction)) return 'zero';
  return sign === '-' ? 'negative' : 'positive';
}
