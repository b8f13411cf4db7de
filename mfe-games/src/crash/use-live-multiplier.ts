import { useEffect, useState } from 'react';
import { multiplierAt } from './curve.ts';

/** The multiplier of this moment, moving with the frames. */
export function useLiveMultiplier(elapsedMs: () => number, growthPerSecond: number): { multiplier: number; nowMs: number } {
  const [nowMs, setNowMs] = useState(elapsedMs);
  useEffect(() => {
    let frame = requestAnimationFrame(function tick() {
      setNowMs(elapsedMs());
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [elapsedMs]);
  return { multiplier: multiplierAt(nowMs, growthPerSecond), nowMs };
}
