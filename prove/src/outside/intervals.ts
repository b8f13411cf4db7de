import { livingNow } from './living.ts';

/** What a process does again and again ends with it, and whatever it holds can be collected. */
export function standBeforeIntervals(): () => void {
  const { setInterval } = globalThis;
  const own = (...given: Parameters<typeof setInterval>): NodeJS.Timeout => {
    const timer = setInterval(...given);
    livingNow()?.intervals.add(timer);
    return timer;
  };
  globalThis.setInterval = own as typeof setInterval;
  return () => void (globalThis.setInterval = setInterval);
}
