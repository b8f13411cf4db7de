import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { failureOf, useDispatch, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import {
  gamesApi,
  UNDRAWN,
  useCashOutCrashMutation,
  useLazyGetActiveCrashQuery,
  useStartCrashMutation,
  type CrashGame,
} from '../api/games-api.ts';
import { cashOutFailure, codeOf, startFailure, type ProblemText } from '../table/bet-problems.ts';
import { playSound } from '../table/sound.ts';
import { beganAfter, beganBy, drawnFrom } from './clock.ts';
import { nextCrashRound, UNKNOWN, type CrashRound } from './crash-round.ts';
import { drawnTo, type Point } from './drawn.ts';
import { useWatchCrash } from './use-watch-crash.ts';

export interface Crash extends CrashRound {
  /** Where the curve is now by the server's clock, never ahead of it; of an ended round, where it was settled. */
  drawnTo: () => Point;
  /** What failed last, until the next act. */
  problem: ProblemText | null;
  /**
   * `betAmount`: R$, two decimals; `autoCashout`: a multiplier, or only by hand; `auto`: auto-bet places it. Answers
   * why the amount is refused, if it is.
   */
  start: (betAmount: string, autoCashout: number | null, auto?: true) => Promise<ProblemText | null>;
  cashOut: () => Promise<void>;
  /** Takes away the round that has ended. */
  clear: () => void;
  /** Asks what is open. */
  reload: () => Promise<void>;
}

/** One member's round of Crash. The server's clock decides; this browser only draws what that clock must show. */
export function useCrash(growthPerSecond: number): Crash {
  const [round, dispatch] = useReducer(nextCrashRound, UNKNOWN);
  const { phase, game, began } = round;
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const store = useDispatch();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [startRound] = useStartCrashMutation(UNDRAWN);
  const [cashOutRound] = useCashOutCrashMutation(UNDRAWN);
  const drawnFromMs = drawnFrom(began);
  const drawn = useCallback(
    () => drawnTo({ phase, game }, performance.now() - drawnFromMs, growthPerSecond),
    [phase, game, drawnFromMs, growthPerSecond],
  );

  const reload = useFindOpen(dispatch);

  const endedId = useRef<string | null>(null);
  const end = (ended: CrashGame) => {
    endedId.current = ended.gameId;
    dispatch({ type: 'ended', game: ended });
    playSound(ended.state === 'won' ? 'win' : 'loss');
    store(gamesApi.util.invalidateTags(['Limits', 'Rounds', 'Rules']));
    invalidateProfile();
  };
  useWatchCrash(phase === 'running' ? (game?.gameId ?? null) : null, {
    onTold: (told) => dispatch({ type: 'told', began: beganBy(told) }),
    onEnd: end,
    onGone: (error) => void reload().then(() => setProblem(cashOutFailure(error))),
  });

  const start: Crash['start'] = async (betAmount, autoCashout, auto) => {
    const asked = `crash ${betAmount} ${autoCashout}`;
    const askedAtMs = performance.now();
    setProblem(null);
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, autoCashout, ...(auto && { auto }) } });
    heard(asked, error);
    if (!data) {
      const words = startFailure(error);
      if (words.isOfBet) return words;
      setProblem(words);
      if (codeOf(error) === 'round_open') await reload();
      return null;
    }
    invalidateProfile();
    const told = { askedAtMs, cameAtMs: performance.now(), elapsedMs: data.elapsedMs };
    playSound('bet');
    const nothingYet = { state: 'open' as const, crashPoint: null, multiplier: null, winAmount: null, serverSeed: null };
    dispatch({ type: 'found', game: { ...data, ...nothingYet }, began: beganAfter(told) });
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
    invalidateProfile();
    // The end may have come first: the answer to the press waits until the balance has what was won.
    if (endedId.current === game.gameId) return undefined;
    dispatch({ type: 'cashedOut', answer: data });
    return playSound('win');
  };

  return { ...round, problem, drawnTo: drawn, start, cashOut, clear: () => dispatch({ type: 'cleared' }), reload };
}

/** What is open is asked for at first, and whenever it is called. */
function useFindOpen(dispatch: Dispatch<Parameters<typeof nextCrashRound>[1]>): () => Promise<void> {
  const [askActive] = useLazyGetActiveCrashQuery(UNDRAWN);
  const find = useCallback(() => {
    const askedAtMs = performance.now();
    return askActive().then(({ data, error }) => {
      if (!data) return dispatch({ type: 'unreachable', failure: failureOf(error) });
      const told = { askedAtMs, cameAtMs: performance.now(), elapsedMs: data.game?.elapsedMs ?? 0 };
      return dispatch({ type: 'found', game: data.game, began: beganBy(told) });
    });
  }, [askActive, dispatch]);
  useEffect(() => void find(), [find]);
  return find;
}
