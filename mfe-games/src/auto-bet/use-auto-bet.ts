import { useEffect, useEffectEvent, useReducer } from 'react';
import { hundredthsOf } from '@facet/ui';
import { isReminderDue } from '../limits/play-time.ts';
import { nextAutoRun, stopBefore, type AutoPlan, type AutoRun } from './auto-run.ts';

/** Between two acts: a round can be followed with the eyes, and the service is not flooded. */
const PACE_MS = 500;

interface Round {
  gameId: string;
  betAmount: string;
  winAmount: string | null;
}

/** A game as auto-bet sees and plays it. */
export interface AutoTable {
  phase: string;
  game: Round | null;
  /** Something failed: it is told in the stage, and nothing goes on by itself. */
  hasFailed: boolean;
  mayPlay: boolean;
  rtp: number | undefined;
  /** Answers whether the bet was refused. */
  start: (betAmount: string) => Promise<boolean>;
  /** What is to be done next in a round that runs; null: it ends by itself. */
  act: (() => Promise<unknown>) | null;
}

export interface AutoBet {
  run: AutoRun | null;
  /** The bet that it repeats, R$: it cannot be changed. Null while it does not. */
  betAmount: string | null;
  begin: (plan: AutoPlan) => void;
  stop: () => void;
  resume: () => void;
  clear: () => void;
}

/**
 * Repeats a bet as the member would by hand, one act after the other, while they look at it and until one of their
 * stops.
 */
export function useAutoBet(table: AutoTable): AutoBet {
  const [run, dispatch] = useReducer(nextAutoRun, null);
  const { phase, game, hasFailed } = table;
  const isOver = phase === 'won' || phase === 'lost';
  const isRunning = run?.status === 'running';

  useEffect(() => {
    if (isOver && game) dispatch({ type: 'roundEnded', id: game.gameId, netHundredths: netOf(game) });
  }, [isOver, game]);
  useEffect(() => {
    if (hasFailed) dispatch({ type: 'stopped', why: 'refused' });
  }, [hasFailed]);
  useEffect(() => {
    const onChange = () => document.visibilityState !== 'visible' && dispatch({ type: 'paused', why: 'hidden' });
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const step = useEffectEvent(async () => {
    if (!run) return;
    if (phase === 'playing' || phase === 'running') return void (await table.act?.());
    if (isReminderDue()) return dispatch({ type: 'paused', why: 'reminder' });
    const why = stopBefore(run) ?? (table.rtp === run.plan.rtp ? null : 'odds');
    if (why) return dispatch({ type: 'stopped', why });
    const isRefused = !table.mayPlay || (await table.start(run.plan.betAmount));
    return dispatch(isRefused ? { type: 'stopped', why: 'refused' } : { type: 'placed' });
  });
  useEffect(() => {
    if (!isRunning || phase === 'loading' || phase === 'away') return undefined;
    const timer = setTimeout(() => void step(), PACE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, run, phase, game]);

  return {
    run,
    betAmount: run && run.status !== 'over' ? run.plan.betAmount : null,
    begin: (plan) => dispatch({ type: 'begun', plan, lastId: isOver ? (game?.gameId ?? null) : null }),
    stop: () => dispatch({ type: 'stopped', why: 'member' }),
    resume: () => dispatch({ type: 'resumed' }),
    clear: () => dispatch({ type: 'cleared' }),
  };
}

function netOf({ betAmount, winAmount }: Round): bigint {
  return hundredthsOf(winAmount ?? '0.00') - hundredthsOf(betAmount);
}
