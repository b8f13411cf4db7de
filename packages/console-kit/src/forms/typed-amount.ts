import { toHundredths } from '@facet/ui';

/** R$ as one types it: "25", "12.5", " 12,50 " is none. In hundredths; null when it is no amount. */
export function typedAmount(text: string): bigint | null {
  const hundredths = toHundredths(text.trim());
  return hundredths === null || hundredths < 0n ? null : hundredths;
}

/** A whole number above 0; null when it is none. */
export function typedCount(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : null;
}
