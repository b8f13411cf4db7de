import { useEffect, useRef, useState } from 'react';
import {
  isRequestError,
  messageOf,
  useInvalidateProfile,
  useRequestKeys,
  type RequestError,
  type SerializedError,
} from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import {
  useCashOutBombsMutation,
  useLazyGetActiveBombsQuery,
  useRevealTileMutation,
  useStartBombsMutation,
  type BombsGame,
} from '../api/games-api.ts';
import { cashOutFailure, codeOf, REVEAL_FAILURE, startFailure } from '../table/bet-words.ts';
import { playSound } from './sound.ts';

export type BombCount = 1 | 3 | 5 | 7 | 10;

/** loading: whether a round is open is not known yet; away: it could not be asked. */
export type Phase = 'loading' | 'away' | 'idle' | 'playing' | 'won' | 'lost';

export interface Bombs {
  phase: Phase;
  /** The round that is open, or the one that has just ended. */
  game: BombsGame | null;
  /** The tile that ended it. */
  bombTile: number | null;
  /** The tile whose answer is awaited. */
  pendingTile: number | null;
  failure: string | null;
  start: (betAmount: string, bombCount: BombCount) => Promise<void>;
  reveal: (tile: number) => Promise<void>;
  cashOut: () => Promise<void>;
  playAgain: () => void;
  reload: () => Promise<void>;
}

/** One member's round of Bombs: what the service has open is shown, whatever this tab thought. */
export function useBombs(): Bombs {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [askActive] = useLazyGetActiveBombsQuery();
  const [startRound] = useStartBombsMutation();
  const [revealTile] = useRevealTileMutation();
  const [cashOutRound] = useCashOutBombsMutation();
  const [phase, setPhase] = useState<Phase>('loading');
  const [game, setGame] = useState<BombsGame | null>(null);
  const [bombTile, setBombTile] = useState<number | null>(null);
  const [pendingTile, setPendingTile] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isWaiting = useRef(false);

  const show = (next: BombsGame | null, nextPhase: Phase) => {
    setGame(next);
    setPhase(nextPhase);
  };

  const reload = async () => {
    const { data, error } = await askActive();
    if (!data) {
      setFailure(messageOf(error));
      return setPhase('away');
    }
    setFailure(null);
    setBombTile(null);
    return show(data.game, data.game ? 'playing' : 'idle');
  };
  const first = useRef(reload);
  useEffect(() => void first.current(), []);

  /** Another tab, or the service, has gone on without this one. */
  const catchUp = async (error: RequestError | SerializedError): Promise<void> => {
    if (isRequestError(error) && error.kind === 'refused' && [404, 409].includes(error.status)) await reload();
  };

  const start: Bombs['start'] = async (betAmount, bombCount) => {
    const asked = `bombs ${betAmount} ${bombCount}`;
    const { data, error } = await startRound({ 'idempotency-key': keyFor(asked), body: { betAmount, bombCount } });
    heard(asked, error);
    if (!data) {
      toast({ tone: 'danger', ...startFailure(error) });
      return codeOf(error) === 'round_open' ? reload() : undefined;
    }
    invalidateProfile();
    setBombTile(null);
    const { success: _, message: __, ...started } = data;
    return show({ ...started, multiplier: 1, revealed: [], bombPositions: null, winAmount: null, serverSeed: null }, 'playing');
  };

  const reveal: Bombs['reveal'] = async (tile) => {
    if (phase !== 'playing' || !game || isWaiting.current || game.revealed.includes(tile)) return;
    isWaiting.current = true;
    setPendingTile(tile);
    const { data, error } = await revealTile({ gameId: game.gameId, tileIndex: tile });
    isWaiting.current = false;
    setPendingTile(null);
    if (!data) {
      toast({ tone: 'danger', ...REVEAL_FAILURE });
      return catchUp(error);
    }
    const { won, ...after } = data;
    const next = { ...game, ...after };
    if (won && data.winAmount === null) {
      playSound('gem');
      return show(next, 'playing');
    }
    invalidateProfile();
    if (won) return showWin(next);
    playSound('bomb');
    setBombTile(tile);
    toast({ tone: 'danger', title: `BOOM! You hit a bomb! Lost ${game.betAmount} R$` });
    return show(next, 'lost');
  };

  const showWin = (won: BombsGame) => {
    playSound('win');
    toast({ title: `You won ${won.winAmount} R$!` });
    return show(won, 'won');
  };

  const cashOut: Bombs['cashOut'] = async () => {
    if (!game || isWaiting.current) return;
    isWaiting.current = true;
    const { data, error } = await cashOutRound({ gameId: game.gameId });
    isWaiting.current = false;
    if (!data) {
      toast({ tone: 'danger', ...cashOutFailure(error) });
      return catchUp(error);
    }
    invalidateProfile();
    const { success: _, message: __, ...after } = data;
    return showWin({ ...game, ...after });
  };

  const playAgain = () => {
    setBombTile(null);
    show(null, 'idle');
  };

  return { phase, game, bombTile, pendingTile, failure, start, reveal, cashOut, playAgain, reload };
}
