export interface Comparison {
  smallMs: number;
  largeMs: number;
  /** largeMs / smallMs. */
  ratio: number;
}

export interface CallsToCompare {
  small: () => Promise<unknown>;
  large: () => Promise<unknown>;
  /** Of each. */
  times: number;
}

/** The median of each, in turn: a pause of the machine falls on single calls. The first ones are not counted. */
export async function compareCalls({ small, large, times }: CallsToCompare): Promise<Comparison> {
  const [smallMs, largeMs]: [number[], number[]] = [[], []];
  const warmUp = Math.ceil(times / 5);
  for (let number = 0; number < times + warmUp; number++) {
    const [one, other] = [await timeOf(small), await timeOf(large)];
    if (number < warmUp) continue;
    smallMs.push(one);
    largeMs.push(other);
  }
  return { smallMs: median(smallMs), largeMs: median(largeMs), ratio: median(largeMs) / median(smallMs) };
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const beganMs = performance.now();
  await call();
  return performance.now() - beganMs;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
