import type { Planned } from './schedule.ts';

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pairs of single faults at two steps, the same ones for the same seed. */
export function pairsOf(singles: readonly Planned[], seed: number, count: number): Planned[][] {
  const next = numbersOf(seed);
  const any = (): Planned => singles[Math.floor(next() * singles.length)] as Planned;
  const pairs: Planned[][] = [];
  for (let tries = 0; pairs.length < count && tries < count * 10; tries += 1) {
    const [one, other] = [any(), any()];
    if (one.step !== other.step) pairs.push([one, other]);
  }
  return pairs;
}
