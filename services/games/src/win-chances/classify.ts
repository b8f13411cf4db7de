/** How an operator's win chance stands for the platform (spec, section 4; -0.1 itself is Near Break-even). */
export interface Classification {
  label: 'Player Advantage' | 'Near Break-even' | 'House Advantage';
  advice: string;
  /** Per R$ staked: p * 1.8 - 1. */
  playerExpectedValue: number;
  /** (1 - p) * 100. */
  houseEdge: number;
}

export function classify(winChancePercent: number): Classification {
  // In thousandths, so that -0.1 is exact.
  const expectedThousandths = 18 * winChancePercent - 1000;
  const figures = { playerExpectedValue: expectedThousandths / 1000, houseEdge: 100 - winChancePercent };
  if (expectedThousandths > 0) return { label: 'Player Advantage', advice: 'Too generous - player profits over time', ...figures };
  if (expectedThousandths >= -100) return { label: 'Near Break-even', advice: 'Borderline sustainable - monitor closely', ...figures };
  return { label: 'House Advantage', advice: 'Sustainable for platform', ...figures };
}

/** The lowest and the highest percent of a class. */
export function percentsOf(label: Classification['label']): [number, number] {
  const percents = Array.from({ length: 100 }, (_, index) => index + 1).filter((percent) => classify(percent).label === label);
  return [percents[0] ?? 0, percents.at(-1) ?? 0];
}
