import { numberFormat } from '@facet/remote-kit';

const two = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "5.50 %" */
export function percentLabel(percent: number): string {
  return `${two(percent)} %`;
}
