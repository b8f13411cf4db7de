/** A decimal string as the product's texts say amounts: "25.00" is "25", "12.50" stays. */
export function toRobux(amount: string): string {
  return amount.replace(/\.00$/, '');
}
