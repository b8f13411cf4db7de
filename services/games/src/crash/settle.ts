import type { Kit, Transaction } from '@facet/service-kit';
import { fromHundredths } from '../fairness/index.ts';
import { endLost, endWon, fateOf, lockRound, type Ended, type Round } from '../rounds/index.ts';
import { crashPointOf, endByItself, payableAt, type CrashPoint } from './curve.ts';

/** A Crash round under its lock, and how long it has been running by the database's clock. */
export interface RunningRound {
  round: Round;
  elapsedMs: number;
}

export async function lockRunning(transaction: Transaction, where: { memberId: string; id: string }): Promise<RunningRound | undefined> {
  const round = await lockRound(transaction, where);
  if (round?.game !== 'crash' || round.started_at === null) return undefined;
  const { rows } = await transaction.raw<{ rows: { elapsed_ms: number }[] }>(
    'SELECT (extract(epoch FROM clock_timestamp() - ?::timestamptz) * 1000)::float8 AS elapsed_ms',
    [round.started_at],
  );
  return { round, elapsedMs: rows[0]?.elapsed_ms ?? 0 };
}

export function crashOf(round: Round): CrashPoint {
  const { rtp, sealed } = fateOf(round);
  return crashPointOf(rtp, sealed, round.max_multiplier);
}

/** Ends the round as it ends by itself, if its time has come. */
export async function settleIfDue(
  transaction: Transaction,
  outbox: Kit['outbox'],
  { round, elapsedMs }: RunningRound,
): Promise<Ended | undefined> {
  const end = endByItself(crashOf(round), round.auto_cashout);
  if (elapsedMs < end.afterMs) return undefined;
  return end.paidMultiplier === null
    ? endLost(transaction, outbox, round)
    : endWon(transaction, outbox, round, fromHundredths(end.paidMultiplier));
}

/** Cashes out at what the curve shows now. Only while it is not due to end by itself. */
export function cashOutNow(transaction: Transaction, outbox: Kit['outbox'], { round, elapsedMs }: RunningRound): Promise<Ended> {
  return endWon(transaction, outbox, round, fromHundredths(payableAt(crashOf(round), elapsedMs)));
}
