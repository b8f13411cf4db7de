import type { RemoteManifest } from '../src/contract/registry-document.ts';
import type { FileSize } from './compressor.ts';

/** For a remote that declares none. */
const DEFAULT_BUDGET_KILOBYTES = 60;
const NAMED_FILES = 5;

/** Kilobytes of brotli. */
export interface Weight {
  weightKilobytes: number;
  weightBudgetKilobytes: number;
}

/**
 * What a remote weighs over the wire with all its pages, and what it may: its `weightBudgetKilobytes`.
 * Throws when it is too heavy, naming the heaviest files. Kilobytes of brotli, one decimal.
 */
export function weigh(
  { name, weightBudgetKilobytes = DEFAULT_BUDGET_KILOBYTES }: Pick<RemoteManifest, 'name' | 'weightBudgetKilobytes'>,
  sizes: readonly FileSize[],
): Weight {
  const weightKilobytes = kilobytes(sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0));
  if (weightKilobytes <= weightBudgetKilobytes) return { weightKilobytes, weightBudgetKilobytes };
  const heaviest = sizes.toSorted((one, other) => other.brotliBytes - one.brotliBytes).slice(0, NAMED_FILES);
  const files = heaviest.map(({ file, brotliBytes }) => `  ${file} ${kilobytes(brotliBytes)} KB`).join('\n');
  throw new Error(
    `${name} weighs ${weightKilobytes} KB, and its budget is ${weightBudgetKilobytes} KB (weightBudgetKilobytes in remote.json):\n${files}`,
  );
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
