import { useLayoutEffect, useState } from 'react';

/** The clock of this browser in milliseconds, moving every `tickMs` while `isRunning`. */
export function useNow(isRunning: boolean, tickMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  // Before it is painted: the clock stood still until now, perhaps for minutes.
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [isRunning, tickMs]);
  return nowMs;
}
