import { useCallback, useEffect, useRef, useState } from 'react';
import { isRequestError, messageOf, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import {
  useCashOutCrashMutation,
  useLazyGetActiveCrashQuery,
  useLazyWatchCrashQuery,
  useStartCrashMutation,
  type CrashGame,
} from '../api/games-api.ts';
import { cashOutFailure, codeOf, startFailure } from '../table/bet-words.ts';

export type Phase = 'loading' | 'away' | 'idle' | 'running' | 'won' | 'lost';

export interface Crash {
  phase: Phase;
  game: CrashGame | null;
  failure: string | null;
  /** Since the start by the server's clock, as well as this browser can tell; of an ended round, when it ended. */
  elapsedMs: () => number;
  start: (betAmount: string, autoCashout: number | null) => Promise<void>;
  cashOut: () => Promise<void>;
  playAgain: () => void;
  reload: () => Promise<void>;
}

const TRY_AGAIN_MS = 1_000;

/** One member's round of Crash. The server's clock decides; this browser only draws what that clock must show. */
export function useCrash(): Crash {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [askActive] = useLazyGetActiveCrashQuery();
  const [watch] = useLazyWatchCrashQuery();
  const [startRound] = useStartCrashMutation();
  const [cashOutRound] = useCashOutCrashMutation();
  const [phase, setPhase] = useState<Phase>('loading');
  const [game, setGame] = useState<CrashGame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What `performance.now()` was when the round began. */
  const beganAtMs = useRef(0);
  const endedAfterMs = useRef<number | null>(null);

  const elapsedMs = useCallback(() => endedAfterMs.current ?? performance.now() - beganAtMs.current, []);

  const show = useCallback((next: CrashGame) => {
    endedAfterMs.current = next.state === 'open' ? null : next.elapsedMs;
    setGame(next);
    setPhase(next.state === 'open' ? 'running' : next.state);
  }, []);

  const reload = useCallback(async () => {
    const askedAtMs = performance.now();
    const { data, error } = await askActive();
    if (!data) {
      setFailure(messageOf(error));
      return setPhase('away');
    }
    setFailure(null);
    if (!data.game) return setPhase('idle');
    // Half of the round trip: the answer was true when it left.
    beganAtMs.current = (askedAtMs + performance.now()) / 2 - data.game.elapsedMs;
    return show(data.game);
  }, [askActive, show]);
  useEffect(() => void reload(), [reload]);

  const runningId = phase === 'running' ? (game?.gameId ?? null) : null;
  const onEnd = useRef<(ended: CrashGame) => void>(() => undefined);
  onEnd.current = (ended) => {
    show(ended);
    invalidateProfile();
    if (ended.state === 'won') toast({ title: `You won ${ended.winAmount} R$!` });
  };
  useEffect(() => {
    if (runningId === null) return undefined;
    let isWatching = true;
    const follow = async () => {
      while (isWatching) {
        const { data } = await watch(runningId);
        if (!isWatching) return;
        if (data && data.game.state !== 'open') return onEnd.current(data.game);
        if (!data) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    };
    void follow();
    return () => void (isWatching = false);
  }, [runningId, watch]);

  const start: Crash['start'] = async (betAmount, autoCashout) => {
    const asked = `crash ${betAmount} ${autoCashout}`;
    const askedAtMs = performance.now();
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, autoCashout } });
    heard(asked, error);
    if (!data) {
      toast({ tone: 'danger', ...startFailure(error) });
      return codeOf(error) === 'round_open' ? reload() : undefined;
    }
    invalidateProfile();
    beganAtMs.current = (askedAtMs + performance.now()) / 2;
    const { success: _, message: __, ...started } = data;
    return show({ ...started, state: 'open', elapsedMs: 0, crashPoint: null, multiplier: null, winAmount: null, serverSeed: null });
  };

  const cashOut: Crash['cashOut'] = async () => {
    if (!game) return;
    const { data, error } = await cashOutRound({ gameId: game.gameId });
    if (!data) {
      toast({ tone: 'danger', ...cashOutFailure(error) });
      // Too late, or another tab was quicker: the watcher brings the end.
      return isRequestError(error) && error.kind === 'refused' && error.status === 404 ? reload() : undefined;
    }
  };

  const playAgain = () => {
    setGame(null);
    setPhase('idle');
  };

  return { phase, game, failure, elapsedMs, start, cashOut, playAgain, reload };
}
