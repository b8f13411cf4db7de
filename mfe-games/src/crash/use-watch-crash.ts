import { useEffect, useEffectEvent } from 'react';
import { readEvents } from '@facet/remote-kit';
import type { CrashGame } from '../api/games-api.ts';
import { codeOf, type Failure } from '../table/bet-problems.ts';
import type { Told } from './clock.ts';

const TRY_AGAIN_MS = 1_000;

export interface Watcher {
  /** It still runs: what this event told of the clock. */
  onTold: (told: Told) => void;
  onEnd: (ended: CrashGame) => void;
  /** The site could not serve it: the bet is given back. */
  onGone: (error: Failure) => void;
}

/** Waits for the end of the round that runs: one answer brings it, and is asked for again when it breaks off. */
export function useWatchCrash(gameId: string | null, { onTold, onEnd, onGone }: Watcher): void {
  const end = useEffectEvent(onEnd);
  const tell = useEffectEvent(onTold);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (gameId === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = async (): Promise<void> => {
      const askedAtMs = performance.now();
      let isOver = false;
      const onData = (data: string): void => {
        if (signal.aborted) return;
        const { game } = JSON.parse(data) as { game: CrashGame };
        isOver = game.state !== 'open';
        if (isOver) end(game);
        else tell({ askedAtMs, cameAtMs: performance.now(), elapsedMs: game.elapsedMs });
      };
      const error = await readEvents(`/api/crash/rounds/${gameId}`, { signal, onData });
      if (isOver || signal.aborted) return;
      if (codeOf(error ?? undefined) === 'round_not_found') gone(error ?? undefined);
      else timer = setTimeout(() => void watch(), TRY_AGAIN_MS);
    };
    void watch();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [gameId]);
}
