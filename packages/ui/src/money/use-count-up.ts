import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

const COUNT_MS = 400;

/**
 * Follows a value by counting towards it for 400 ms when it changes; at once under reduced motion. Begins at `from`,
 * else at the value itself.
 */
export function useCountUp(target: bigint, from = target): { value: bigint; direction: -1 | 0 | 1 } {
  const [value, setValue] = useState(from);
  const shown = useRef(from);

  useEffect(() => {
    const from = shown.current;
    if (from === target) return undefined;
    const show = (next: bigint) => {
      shown.current = next;
      setValue(next);
    };
    if (prefersReducedMotion()) {
      show(target);
      return undefined;
    }
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(nowMs) {
      start ??= nowMs;
      const progress = Math.min(1, (nowMs - start) / COUNT_MS);
      show(between(from, target, progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return { value, direction: target === value ? 0 : target > value ? 1 : -1 };
}

/** Quick at first, slow at the end; exact at the end. */
function between(from: bigint, to: bigint, progress: number): bigint {
  const eased = 1 - (1 - progress) ** 3;
  return from + ((to - from) * BigInt(Math.round(eased * 10_000))) / 10_000n;
}
