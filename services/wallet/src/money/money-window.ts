const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const moneyWindows = ['24h', '7d', '30d', '90d'] as const;
export type MoneyWindowName = (typeof moneyWindows)[number];

/** A stretch of time in equal buckets; the last one is under way. */
export interface MoneyWindow {
  by: 'hour' | 'day';
  bucketMs: number;
  buckets: number;
  fromMs: number;
  /** Where the last bucket ends. */
  toMs: number;
  /** The same stretch before, up to the same hour of it: what the figures are compared with. */
  before: { fromMs: number; toMs: number };
}

const shapes = {
  '24h': { by: 'hour', bucketMs: HOUR_MS, buckets: 24 },
  '7d': { by: 'day', bucketMs: DAY_MS, buckets: 7 },
  '30d': { by: 'day', bucketMs: DAY_MS, buckets: 30 },
  '90d': { by: 'day', bucketMs: DAY_MS, buckets: 90 },
} as const;

/** Hours and days are UTC. */
export function moneyWindow(name: MoneyWindowName, now: Date): MoneyWindow {
  const shape = shapes[name];
  const toMs = (Math.floor(now.getTime() / shape.bucketMs) + 1) * shape.bucketMs;
  const lengthMs = shape.buckets * shape.bucketMs;
  const fromMs = toMs - lengthMs;
  const hourEndMs = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  return { ...shape, fromMs, toMs, before: { fromMs: fromMs - lengthMs, toMs: hourEndMs - lengthMs } };
}

/** The last moment that a window up to the end of this day (UTC) holds; without a day, or of one to come, now. */
export function lastMoment(until: string | undefined, now = new Date()): Date {
  const end = until === undefined ? now : new Date(Date.parse(until) + DAY_MS - 1);
  return end < now ? end : now;
}

export const iso = (atMs: number): string => new Date(atMs).toISOString();
