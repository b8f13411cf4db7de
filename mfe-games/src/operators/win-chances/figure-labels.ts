import { numberFormat } from '@facet/remote-kit';

const three = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
const two = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const one = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Of percent: "0.45" */
export function chanceLabel(percent: number): string {
  return two(percent / 100);
}

/** Of thousandths: "+0.080", "−0.190" */
export function expectedLabel(thousandths: number): string {
  const sign = thousandths > 0 ? '+' : thousandths < 0 ? '−' : '';
  return `${sign}${three(Math.abs(thousandths) / 1000)}`;
}

/** "81.0 %" */
export function returnLabel(percent: number): string {
  return `${one(percent)} %`;
}

/** "12.0x" */
export function multiplierLabel(multiplier: number): string {
  return `${one(multiplier)}x`;
}
