export interface Scale {
  low: number;
  high: number;
  /** Round values from low to high, both included. */
  ticks: number[];
}

const STEPS = 5;

/** Round ticks that hold all values, and zero. Pure. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = roundUp((most - least) / STEPS);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return factor * power;
}

/** How far below the top a value lies, in percent. */
export const depthOf = ({ low, high }: Scale, value: number): number => (100 * (high - value)) / (high - low);

interface Stacked {
  value: number;
  /** Where its upper edge lies. */
  top: number;
}

/** The values of one column on each other: those above zero upwards, the others down from zero. Pure. */
export function stackOf<Part extends { values: readonly number[] }>(series: readonly Part[], index: number): (Part & Stacked)[] {
  let [up, down] = [0, 0];
  return series.map((part) => {
    const value = part.values[index] ?? 0;
    const top = value >= 0 ? up + value : down;
    if (value >= 0) up += value;
    else down += value;
    return { ...part, value, top };
  });
}
