import { useEffect, useEffectEvent } from 'react';
import { useLazyWatchCrashQuery, type CrashGame } from '../api/games-api.ts';

const TRY_AGAIN_MS = 1_000;

/** Waits for the end of the round that runs: each answer comes when it ends, or after some seconds, then it is asked again. */
export function useWatchCrash(gameId: string | null, onEnd: (ended: CrashGame) => void): void {
  const [watch] = useLazyWatchCrashQuery();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (gameId === null) return undefined;
    let isWatching = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const { data } = await watch(gameId);
      if (!isWatching) return;
      if (!data) timer = setTimeout(() => void ask(), TRY_AGAIN_MS);
      else if (data.game.state === 'open') void ask();
      else end(data.game);
    };
    void ask();
    return () => {
      isWatching = false;
      clearTimeout(timer);
    };
  }, [gameId, watch]);
}
