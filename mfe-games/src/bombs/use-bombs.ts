import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureOf, useInvalidateProfile, useRequestKeys, type RequestError, type SerializedError } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import {
  useCashOutBombsMutation,
  useLazyGetActiveBombsQuery,
  useLazyGetRoundQuery,
  useRevealTileMutation,
  useStartBombsMutation,
} from '../api/games-api.ts';
import { cashOutFailure, codeOf, revealFailure, roundOver, startFailure, type Words } from '../table/bet-words.ts';
import { t } from '../texts.ts';
import { nextBombsRound, UNKNOWN, type BombsRound } from './bombs-round.ts';
import type { BombCount } from './bomb-count.ts';
import { playSound } from './sound.ts';

export interface Bombs extends BombsRound {
  /** `betAmount`: R$, two decimals. */
  start: (betAmount: string, bombCount: BombCount) => Promise<void>;
  /** Ignored when not playing, when the tile is open, or while an answer is awaited. */
  reveal: (tile: number) => Promise<void>;
  cashOut: () => Promise<void>;
  playAgain: () => void;
  /** Asks what is open. */
  reload: () => Promise<void>;
}

/** One member's round of Bombs. What the service says is shown, whatever this tab thought. */
export function useBombs(): Bombs {
  const [round, dispatch] = useReducer(nextBombsRound, UNKNOWN);
  const { phase, game } = round;
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [askActive] = useLazyGetActiveBombsQuery();
  const [askRound] = useLazyGetRoundQuery();
  const [startRound] = useStartBombsMutation();
  const [revealTile] = useRevealTileMutation();
  const [cashOutRound] = useCashOutBombsMutation();
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
  const fail = async (error: RequestError | SerializedError, words: Words) => {
    const code = codeOf(error);
    toast({ tone: 'danger', ...(code === 'round_over' ? roundOver() : words) });
    if (code === 'round_open' || code === 'round_not_found') return reload();
    if (code !== 'round_over' || !game) return undefined;
    invalidateProfile();
    const { data } = await askRound(game.gameId);
    return data ? dispatch({ type: 'endedElsewhere', round: data.round }) : reload();
  };

  const start: Bombs['start'] = async (betAmount, bombCount) => {
    const asked = `bombs ${betAmount} ${bombCount}`;
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, bombCount } });
    heard(asked, error);
    if (!data) return fail(error, startFailure(error));
    invalidateProfile();
    const nothingYet = { multiplier: 1, revealed: [], bombPositions: null, winAmount: null, serverSeed: null };
    return dispatch({ type: 'started', game: { ...data, ...nothingYet } });
  };

  const reveal: Bombs['reveal'] = async (tile) => {
    if (phase !== 'playing' || !game || isWaiting.current || game.revealed.includes(tile)) return undefined;
    isWaiting.current = true;
    dispatch({ type: 'opening', tile });
    const { data, error } = await revealTile({ gameId: game.gameId, tileIndex: tile });
    isWaiting.current = false;
    dispatch(data ? { type: 'opened', tile, answer: data } : { type: 'notOpened' });
    if (!data) return fail(error, revealFailure(error));
    playSound(data.won ? (data.winAmount === null ? 'gem' : 'win') : 'bomb');
    if (data.won && data.winAmount === null) return undefined;
    invalidateProfile();
    if (data.won) return toast({ title: t('You won {winAmount} R$!', { winAmount: data.winAmount ?? '' }) });
    return toast({ tone: 'danger', title: t('BOOM! You hit a bomb! Lost {betAmount} R$', { betAmount: game.betAmount }) });
  };

  const cashOut: Bombs['cashOut'] = async () => {
    if (!game || isWaiting.current) return undefined;
    isWaiting.current = true;
    const { data, error } = await cashOutRound({ gameId: game.gameId });
    isWaiting.current = false;
    if (!data) return fail(error, cashOutFailure(error));
    dispatch({ type: 'cashedOut', answer: data });
    invalidateProfile();
    playSound('win');
    return toast({ title: data.message });
  };

  return { ...round, start, reveal, cashOut, playAgain: () => dispatch({ type: 'playAgain' }), reload };
}
