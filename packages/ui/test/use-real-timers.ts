import { vi } from 'vitest';

/** Longer than one frame. */
const FRAME_MS = 50;

/**
 * Ends fake timers. jsdom draws by an interval that it starts when it needs one, of the fake clock too: one that is still open then would
 * never tick again, and no animation frame would come in the files that follow in this worker.
 */
export function useRealTimers(): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
}
