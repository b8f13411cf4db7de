import { useEffect, useState } from 'react';

/** The clock of this browser in milliseconds, moving every `tickMs` while `isRunning`. */
export function useNow(isRunning: boolean, tickMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning, tickMs]);
  return nowMs;
}
