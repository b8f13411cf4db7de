import { numberFormat } from '@facet/remote-kit';

const two = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "5.50 %" */
export function percentWords(percent: number): string {
  return `${two(percent)} %`;
}
