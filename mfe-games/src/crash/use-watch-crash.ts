import { useEffect, useEffectEvent } from 'react';
import { useLazyWatchCrashQuery, type CrashGame } from '../api/games-api.ts';
import { codeOf, type Failure } from '../table/bet-problems.ts';
import type { Told } from './clock.ts';

const TRY_AGAIN_MS = 1_000;

export interface Watcher {
  /** It still runs: what this answer told of the clock. */
  onTold: (told: Told) => void;
  onEnd: (ended: CrashGame) => void;
  /** The site could not serve it: the bet is given back. */
  onGone: (error: Failure) => void;
}

/** Waits for the end of the round that runs: each answer comes when it ends, or after some seconds, then it is asked again. */
export function useWatchCrash(gameId: string | null, { onTold, onEnd, onGone }: Watcher): void {
  const [watch] = useLazyWatchCrashQuery();
  const end = useEffectEvent(onEnd);
  const tell = useEffectEvent(onTold);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (gameId === null) return undefined;
    let isWatching = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const askedAtMs = performance.now();
      const { data, error } = await watch(gameId);
      if (!isWatching) return;
      if (codeOf(error) === 'round_not_found') gone(error);
      else if (!data) timer = setTimeout(() => void ask(), TRY_AGAIN_MS);
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
