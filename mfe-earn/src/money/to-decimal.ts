/** Hundredths, not negative, as a decimal string of the wire: 1250n is "12.50". */
export function toDecimal(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
