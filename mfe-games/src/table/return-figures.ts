import { numberFormat } from '@facet/remote-kit';

const one = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** p in force: 0.45 is "45 %" in the text around it. */
export function chanceFigure(winChance: number): string {
  return String(Math.round(winChance * 100));
}

/** 1.8 p in force: 0.81 is "81.0 %" in the text around it. */
export function returnFigure(rtp: number): string {
  return one(rtp * 100);
}
