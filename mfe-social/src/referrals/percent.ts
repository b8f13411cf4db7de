/** "3.00%" */
export function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}
