const DAY_MS = 86_400_000;

/** A moment after the server's midnight, so that clocks that differ a little agree on the day. */
const MARGIN_MS = 5_000;

/** From a moment of this browser's clock until shortly after the next midnight, UTC. */
export function untilNextDayMs(nowMs: number): number {
  return DAY_MS - (nowMs % DAY_MS) + MARGIN_MS;
}
