import type { Round } from '../api/games-api.ts';

const tables: Record<number, [growth: number, start: number, step: number, last: number]> = {
  1: [1.04, 1.5, 0.08, 2.2],
  3: [1.08, 1.8, 0.15, 3.5],
  5: [1.12, 2, 0.25, 6],
  7: [1.16, 2.5, 0.4, 10],
  10: [1.2, 3, 0.6, 20],
};

/** What a round of Bombs is worth after so many gems, by the published table. */
export function multiplierAfter(
  { bombCount, maxMultiplierOverride }: Pick<Round, 'bombCount' | 'maxMultiplierOverride'>,
  gems: number,
): number {
  const [growth, start, step, last] = tables[bombCount ?? 0] ?? [Number.NaN, 0, 0, 0];
  if (gems === 0) return 1;
  if (gems >= 25 - (bombCount ?? 0)) return maxMultiplierOverride ?? 24;
  return Math.min(growth ** gems, start + step * gems, maxMultiplierOverride ?? last);
}
