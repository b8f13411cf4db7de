import { useEffect, useEffectEvent } from 'react';
import { useLazyWatchCrashQuery, type CrashGame } from '../api/games-api.ts';
import type { Told } from './clock.ts';

const TRY_AGAIN_MS = 1_000;

export interface Watcher {
  /** It still runs: what this answer told of the clock. */
  onTold: (told: Told) => void;
  onEnd: (ended: CrashGame) => void;
}

/** Waits for the end of the round that runs: each answer comes when it ends, or after some seconds, then it is asked again. */
export function useWatchCrash(gameId: string | null, { onTold, onEnd }: Watcher): void {
  const [watch] = useLazyWatchCrashQuery();
  const end = useEffectEvent(onEnd);
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (gameId === null) return undefined;
    let isWatching = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const askedAtMs = performance.now();
      const { data } = await watch(gameId);
      if (!isWatching) return;
      if (!data) timer = setTimeout(() => void ask(), TRY_AGAIN_MS);
      else if (data.game.state !== 'open') end(data.game);
      else {
        tell({ askedAtMs, cameAtMs: performance.now(), elapsedMs: data.game.elapsedMs });
        void ask();
      }
    };
    void ask();
    return () => {
      isWatching = false;
      clearTimeout(timer);
    };
  }, [gameId, watch]);
}
