/** Each bucket reaches a tenth further than the one before: a percentile is right within 5 %. */
const GROWTH = 1.1;
const LAST_BUCKET = 150;

/** The bucket of a value of 0 or more: 0 holds what is below 1. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(value) / Math.log(GROWTH)));
}

/**
 * The value below which `quantile` of the counted ones lie, as the middle of its bucket; null when nothing was counted.
 */
export function quantileOf(buckets: readonly { bucket: number; count: number }[], quantile: number): number | null {
  const sorted = buckets.toSorted((a, b) => a.bucket - b.bucket);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { bucket, count } of sorted) {
    passed += count;
    if (passed >= total * quantile) return middleOf(bucket);
  }
  return null;
}

function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : GROWTH ** (bucket - 0.5);
}
