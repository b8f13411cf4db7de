export function weigh(
  manifest: { name: string; weightBudgetKilobytes?: number },
  sizes: readonly { file: string; brotliBytes: number }[],
): { weightKilobytes: number; weightBudgetKilobytes: number };
