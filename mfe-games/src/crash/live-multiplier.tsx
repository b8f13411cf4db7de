import { useEffect, useState } from 'react';
import { Text } from '@facet/ui';
import { times } from '../table/bet.ts';
import { multiplierAt } from './curve.ts';
import styles from './crash.module.css';

export interface LiveMultiplierProps {
  growthPerSecond: number;
  elapsedMs: () => number;
  isRunning: boolean;
}

/** The multiplier of this moment, moving with the frames while the round runs. */
export function useLiveMultiplier({ growthPerSecond, elapsedMs, isRunning }: LiveMultiplierProps): { multiplier: number; seconds: number } {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let frame = requestAnimationFrame(function tick() {
      setNow(elapsedMs());
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [elapsedMs, isRunning]);
  return { multiplier: multiplierAt(isRunning ? now : 0, growthPerSecond), seconds: now / 1000 };
}

export function LiveMultiplier(props: LiveMultiplierProps) {
  const { multiplier, seconds } = useLiveMultiplier(props);
  return (
    <div className={styles.now}>
      <span className={styles.figure}>{times(multiplier)}</span>
      <Text tone="muted" figures>
        {seconds.toFixed(1)} s
      </Text>
    </div>
  );
}
