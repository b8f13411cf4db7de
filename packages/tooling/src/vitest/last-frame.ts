import { vi } from 'vitest';

/** Longer than one frame. */
const FRAME_MS = 50;

/**
 * jsdom draws by an interval that it starts when it needs one. Started on a fake clock and still open when that ends,
 * it would never tick again, and no animation frame would come in the files that follow in this worker: so the fake
 * clock ends a frame later.
 */
const { useRealTimers } = vi;
if (useRealTimers.name !== afterTheLastFrame.name) vi.useRealTimers = afterTheLastFrame;

function afterTheLastFrame(): typeof vi {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  return useRealTimers.call(vi);
}
