import Type from 'typebox';
import { httpErrors } from '../errors/domain-error.ts';

/** An amount of R$ in hundredths. Always an integer; never a float. */
export type Hundredths = bigint & { readonly hundredths: unique symbol };

/** The largest amount that the door accepts: 10 billion R$, far below what PostgreSQL's bigint holds. */
const LARGEST = 1_000_000_000_000n;
const WRITTEN = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Money as a caller may send it: `25`, `"5"`, `"12.50"`; at most two decimals, no exponent. */
export const MoneyInput = Type.Union([Type.Number(), Type.String({ maxLength: 20 })], {
  description: 'R$, a number or a decimal string with at most two decimals',
  examples: ['12.50'],
});
/** Money as every answer carries it: a decimal string with exactly two decimals. */
export const MoneyText = Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'R$, two decimals', examples: ['12.50'] });

/** Reads R$ as written by a caller into hundredths. Throws bad_request (400) naming `field`. */
export function parseMoney(written: string | number, field: string, options: { signed?: boolean } = {}): Hundredths {
  const match = WRITTEN.exec(String(written));
  if (!match) throw httpErrors('bad_request', `${field} must be an amount of R$ with at most two decimals`);
  const [, sign, whole = '0', fraction = ''] = match;
  if (sign === '-' && !options.signed) throw httpErrors('bad_request', `${field} must not be negative`);
  const amount = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  if (amount > LARGEST) throw httpErrors('bad_request', `${field} is too large`);
  return (sign === '-' ? -amount : amount) as Hundredths;
}

/** `1250n` becomes `"12.50"`, `-5n` becomes `"-0.05"`. */
export function formatMoney(amountHundredths: bigint): string {
  const digits = (amountHundredths < 0n ? -amountHundredths : amountHundredths).toString().padStart(3, '0');
  return `${amountHundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Marks a bigint that is known to be hundredths (from the database, or computed from hundredths). */
export function hundredths(amount: bigint): Hundredths {
  return amount as Hundredths;
}
