import { useEffect, useState } from 'react';

/** A wall that has shown nothing for so long is called slow; it may still come. */
export const SLOW_AFTER_MS = 10_000;

export interface FrameLoad {
  state: 'loading' | 'slow' | 'loaded';
  /** Counts the tries; as the frame's key it loads the frame anew. */
  attempt: number;
  onLoad: () => void;
  retry: () => void;
}

/**
 * How far the document in a frame of another site is. The browser reports its own refusal page as loaded too, and
 * nothing tells them apart from outside: only silence is seen here.
 */
export function useFrameLoad(): FrameLoad {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<FrameLoad['state']>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return { state, attempt, onLoad: () => setState('loaded'), retry };
}
