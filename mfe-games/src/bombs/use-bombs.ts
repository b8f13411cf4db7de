import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { failureOf, useInvalidateProfile, useRequestKeys, type RequestError, type SerializedError } from '@facet/remote-kit';
import {
  UNDRAWN,
  useCashOutBombsMutation,
  useLazyGetActiveBombsQuery,
  useLazyGetRoundQuery,
  useRevealTileMutation,
  useStartBombsMutation,
} from '../api/games-api.ts';
import { cashOutFailure, codeOf, revealFailure, roundOver, startFailure, type ProblemText } from '../table/bet-problems.ts';
import { playSound } from '../table/sound.ts';
import { nextBombsRound, UNKNOWN, type BombsRound } from './bombs-round.ts';
import type { BombCount } from './bomb-count.ts';

export interface Bombs extends BombsRound {
  /** What failed last, until the next act. */
  problem: ProblemText | null;
  /** `betAmount`: R$, two decimals; `auto`: auto-bet places it. Answers why the amount is refused, if it is. */
  start: (betAmount: string, bombCount: BombCount, auto?: true) => Promise<ProblemText | null>;
  /** Ignored when not playing, when the tile is open, or while an answer is awaited. */
  reveal: (tile: number) => Promise<void>;
  cashOut: () => Promise<void>;
  /** Takes away the round that has ended. */
  clear: () => void;
  /** Asks what is open. */
  reload: () => Promise<void>;
}

/** One member's round of Bombs. What the service says is shown, whatever this tab thought. */
export function useBombs(): Bombs {
  const [round, dispatch] = useReducer(nextBombsRound, UNKNOWN);
  const { phase, game } = round;
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [askActive] = useLazyGetActiveBombsQuery(UNDRAWN);
  const [askRound] = useLazyGetRoundQuery(UNDRAWN);
  const [startRound] = useStartBombsMutation(UNDRAWN);
  const [revealTile] = useRevealTileMutation(UNDRAWN);
  const [cashOutRound] = useCashOutBombsMutation(UNDRAWN);
  const isWaiting = useRef(false);

  const reload = useCallback(
    () =>
      askActive().then(({ data, error }) =>
        dispatch(data ? { type: 'found', game: data.game } : { type: 'unreachable', failure: failureOf(error) }),
      ),
    [askActive],
  );
  useEffect(() => void reload(), [reload]);

  /** A refusal means that another tab, or the service, has gone on without this one. */
  const fail = async (error: RequestError | SerializedError, words: ProblemText) => {
    const code = codeOf(error);
    setProblem(code === 'round_over' ? roundOver() : words);
    if (code === 'round_open' || code === 'round_not_found') return reload();
    if (code !== 'round_over' || !game) return undefined;
    invalidateProfile();
    const { data } = await askRound(game.gameId);
    return data ? dispatch({ type: 'endedElsewhere', round: data.round }) : reload();
  };

  const start: Bombs['start'] = async (betAmount, bombCount, auto) => {
    const asked = `bombs ${betAmount} ${bombCount}`;
    setProblem(null);
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, bombCount, ...(auto && { auto }) } });
    heard(asked, error);
    if (!data) {
      const words = startFailure(error);
      return words.isOfBet ? words : fail(error, words).then(() => null);
    }
    invalidateProfile();
    playSound('bet');
    const nothingYet = { multiplier: 1, revealed: [], bombPositions: null, winAmount: null, serverSeed: null };
    dispatch({ type: 'started', game: { ...data, ...nothingYet } });
    return null;
  };

  const reveal: Bombs['reveal'] = async (tile) => {
    if (phase !== 'playing' || !game || isWaiting.current || game.revealed.includes(tile)) return undefined;
    isWaiting.current = true;
    setProblem(null);
    dispatch({ type: 'opening', tile });
    const { data, error } = await revealTile({ gameId: game.gameId, tileIndex: tile });
    isWaiting.current = false;
    dispatch(data ? { type: 'opened', tile, answer: data } : { type: 'notOpened' });
    if (!data) return fail(error, revealFailure(error));
    playSound(data.won ? (data.winAmount === null ? 'gem' : 'win') : 'loss');
    return data.won && data.winAmount === null ? undefined : invalidateProfile();
  };

  const cashOut: Bombs['cashOut'] = async () => {
    if (!game || isWaiting.current) return undefined;
    isWaiting.current = true;
    setProblem(null);
    const { data, error } = await cashOutRound({ gameId: game.gameId });
    isWaiting.current = false;
    if (!data) return fail(error, cashOutFailure(error));
    dispatch({ type: 'cashedOut', answer: data });
    invalidateProfile();
    return playSound('win');
  };

  return { ...round, problem, start, reveal, cashOut, clear: () => dispatch({ type: 'cleared' }), reload };
}
