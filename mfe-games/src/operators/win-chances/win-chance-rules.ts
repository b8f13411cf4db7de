/** In percent, as every figure here: 45 is p = 0.45. */
export const BASE_PERCENT = 45;
export const PRESET_PERCENTS = [60, 45, 35, 25] as const;

export type ClassName = 'Player Advantage' | 'Near Break-even' | 'House Advantage';

export interface Figures {
  className: ClassName;
  /** Thousandths of R$ that a player wins on average for each R$ staked: p * 1.8 - 1. */
  expectedThousandths: number;
  /** (1 - p) * 100 */
  houseEdgePercent: number;
  /** 1.8 p, in percent. */
  returnPercent: number;
}

/** In thousandths, so that -0.1 is exact: it belongs to Near Break-even. */
export function figuresOf(percent: number): Figures {
  const expectedThousandths = 18 * percent - 1000;
  return {
    className: expectedThousandths > 0 ? 'Player Advantage' : expectedThousandths >= -100 ? 'Near Break-even' : 'House Advantage',
    expectedThousandths,
    houseEdgePercent: 100 - percent,
    returnPercent: (18 * percent) / 10,
  };
}

/** "0.45", "0.4", ".45" as percent; null when it is no win chance from 0.01 to 1.00 in steps of 0.01. */
export function typedWinChance(text: string): number | null {
  if (!/^[01]?\.?\d{0,2}$/.test(text.trim())) return null;
  const percent = Math.round(Number(text) * 100);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** "" is null: the caps by bomb count. Undefined when it is neither empty nor at least 1.0 in steps of 0.1. */
export function typedMultiplier(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const multiplier = /^\d{1,4}(\.\d)?$/.test(text.trim()) ? Number(text) : 0;
  return multiplier >= 1 ? multiplier : undefined;
}
