import { useCallback, useEffect, useReducer, useState } from 'react';
import { failureOf, useDispatch, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { gamesApi, useCashOutCrashMutation, useLazyGetActiveCrashQuery, useStartCrashMutation } from '../api/games-api.ts';
import { cashOutFailure, codeOf, startFailure, type Words } from '../table/bet-words.ts';
import { playSound } from '../table/sound.ts';
import { nextCrashRound, UNKNOWN, type CrashRound } from './crash-round.ts';
import { useWatchCrash } from './use-watch-crash.ts';

export interface Crash extends CrashRound {
  /** Since the start by the server's clock, as well as this browser can tell; of an ended round, when it ended. */
  elapsedMs: () => number;
  /** What failed last, until the next act. */
  problem: Words | null;
  /** `betAmount`: R$, two decimals; `autoCashout`: a multiplier, or only by hand. Answers why the amount is refused, if it is. */
  start: (betAmount: string, autoCashout: number | null) => Promise<Words | null>;
  cashOut: () => Promise<void>;
  /** Takes away the round that has ended. */
  clear: () => void;
  /** Asks what is open. */
  reload: () => Promise<void>;
}

/** One member's round of Crash. The server's clock decides; this browser only draws what that clock must show. */
export function useCrash(): Crash {
  const [round, dispatch] = useReducer(nextCrashRound, UNKNOWN);
  const { phase, game, beganAtMs } = round;
  const [problem, setProblem] = useState<Words | null>(null);
  const store = useDispatch();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [askActive] = useLazyGetActiveCrashQuery();
  const [startRound] = useStartCrashMutation();
  const [cashOutRound] = useCashOutCrashMutation();
  const isRunning = phase === 'running';
  const endedAfterMs = isRunning ? null : (game?.elapsedMs ?? 0);
  const elapsedMs = useCallback(() => endedAfterMs ?? Math.max(0, performance.now() - beganAtMs), [endedAfterMs, beganAtMs]);

  const reload = useCallback(() => {
    const askedAtMs = performance.now();
    return askActive().then(({ data, error }) => {
      if (!data) return dispatch({ type: 'unreachable', failure: failureOf(error) });
      return dispatch({ type: 'found', game: data.game, beganAtMs: halfWay(askedAtMs) - (data.game?.elapsedMs ?? 0) });
    });
  }, [askActive]);
  useEffect(() => void reload(), [reload]);

  useWatchCrash(isRunning ? (game?.gameId ?? null) : null, (ended) => {
    dispatch({ type: 'ended', game: ended });
    playSound(ended.state === 'won' ? 'win' : 'bomb');
    store(gamesApi.util.invalidateTags(['Limits', 'Rounds', 'Rules']));
    invalidateProfile();
  });

  const start: Crash['start'] = async (betAmount, autoCashout) => {
    const asked = `crash ${betAmount} ${autoCashout}`;
    const askedAtMs = performance.now();
    setProblem(null);
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, autoCashout } });
    heard(asked, error);
    if (!data) {
      const words = startFailure(error);
      if (words.isOfBet) return words;
      setProblem(words);
      if (codeOf(error) === 'round_open') await reload();
      return null;
    }
    invalidateProfile();
    const nothingYet = { state: 'open' as const, elapsedMs: 0, crashPoint: null, multiplier: null, winAmount: null, serverSeed: null };
    dispatch({ type: 'found', game: { ...data, ...nothingYet }, beganAtMs: halfWay(askedAtMs) });
    return null;
  };

  const cashOut: Crash['cashOut'] = async () => {
    if (!game) return undefined;
    setProblem(null);
    const { data, error } = await cashOutRound({ gameId: game.gameId });
    if (!data) {
      setProblem(cashOutFailure(error));
      // Too late: the watcher brings the end. Gone: it was given back.
      return codeOf(error) === 'round_not_found' ? reload() : undefined;
    }
    dispatch({ type: 'cashedOut', answer: data, afterMs: elapsedMs() });
    invalidateProfile();
    return playSound('win');
  };

  return { ...round, problem, elapsedMs, start, cashOut, clear: () => dispatch({ type: 'cleared' }), reload };
}

/** When an answer was true: half of the round trip ago. */
function halfWay(askedAtMs: number): number {
  return (askedAtMs + performance.now()) / 2;
}
