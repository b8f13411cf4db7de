import type { Parameters } from './parameters.ts';
import type { Recipe } from './recipe.ts';

const MICROS = 1_000_000n;
/** No wall pays us more than US$ 10,000 for one thing: what says so is a fault, and not known. */
const mostRevenueMicros = 10_000n * MICROS;
const decimal = /^(\d{1,12})(?:\.(\d{1,18}))?$/;

/**
 * What the wall says that it pays us for this, in millionths of a dollar (what is below one is dropped); null when it
 * does not say, or nothing that is such an amount.
 */
export function revenueMicros({ revenue }: Pick<Recipe, 'revenue'>, parameters: Parameters): bigint | null {
  const written = revenue.parameter === null ? '' : (parameters.get(revenue.parameter) ?? '');
  const [, whole, fraction = ''] = decimal.exec(written) ?? [];
  if (revenue.parameter === null || whole === undefined) return null;
  const read = BigInt(whole) * MICROS + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
  const micros = revenue.unit === 'usd_cents' ? read / 100n : read;
  return micros > mostRevenueMicros ? null : micros;
}

/** Dollars to the cent, and as far as the wall wrote them. */
export function revenueText(micros: bigint): string {
  const fraction = String(micros % MICROS).padStart(6, '0');
  return `${micros / MICROS}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}

/** Whether the signature covers it: otherwise anybody who has seen a call could write another figure. */
export function signsRevenue({ revenue, signature: { digest, message } }: Pick<Recipe, 'revenue' | 'signature'>): boolean {
  const { parameter } = revenue;
  if (parameter === null || digest === null) return false;
  switch (message.kind) {
    case 'parts':
      return message.parts.some((part) => typeof part === 'object' && 'parameter' in part && part.parameter === parameter);
    case 'joined-values':
      return message.parameters.includes(parameter);
    case 'address-before-signature':
    case 'sorted-query':
    case 'raw-body':
      return true;
    default:
      return message satisfies never;
  }
}
