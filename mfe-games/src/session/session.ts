import { hundredthsOf } from '@facet/ui';
import type { Round } from '../api/games-api.ts';

/** A round of this session as it ended; sums are R$ as text, so that they can be stored. */
interface SessionRound {
  id: string;
  betAmount: string;
  winAmount: string;
  startedAt: string;
  endedAt: string;
}

/** What was played since this tab first saw the games, oldest first. */
export interface Session {
  /** The last end before it, by the server's clock; empty when there was none. */
  since: string;
  rounds: SessionRound[];
}

/** The session after the page has got the member's newest rounds. The first time it only learns what was before. */
export function withRounds(session: Session | null, newest: readonly Round[]): Session {
  const ended = newest.filter(({ outcome, endedAt }) => endedAt !== null && (outcome === 'won' || outcome === 'lost'));
  if (session === null) return { since: lastEnd(newest), rounds: [] };
  const known = new Set(session.rounds.map(({ id }) => id));
  const fresh = ended
    .filter(({ id, endedAt }) => !known.has(id) && (endedAt ?? '') > session.since)
    .map(({ id, betAmount, winAmount, startedAt, endedAt }) => ({
      id,
      betAmount,
      winAmount: winAmount ?? '0.00',
      startedAt,
      endedAt: endedAt ?? '',
    }));
  if (fresh.length === 0) return session;
  const rounds = [...session.rounds, ...fresh].toSorted((a, b) => (a.endedAt < b.endedAt ? -1 : 1));
  return { since: session.since, rounds };
}

export interface SessionFigures {
  rounds: number;
  betHundredths: bigint;
  paidHundredths: bigint;
  netHundredths: bigint;
  /** From the start of its first round to the end of its last. */
  minutes: number;
  /** Net after 0, 1, 2, … rounds, in hundredths. */
  course: bigint[];
}

/** Bets and payouts as they were, nothing left out. */
export function figuresOf({ rounds }: Session): SessionFigures {
  const course = [0n];
  let [betHundredths, paidHundredths] = [0n, 0n];
  for (const { betAmount, winAmount } of rounds) {
    betHundredths += hundredthsOf(betAmount);
    paidHundredths += hundredthsOf(winAmount);
    course.push(paidHundredths - betHundredths);
  }
  const [first, last] = [rounds[0], rounds.at(-1)];
  const lastedMs = first && last ? Date.parse(last.endedAt) - Date.parse(first.startedAt) : 0;
  return {
    rounds: rounds.length,
    betHundredths,
    paidHundredths,
    netHundredths: paidHundredths - betHundredths,
    minutes: Math.round(lastedMs / 60_000),
    course,
  };
}

function lastEnd(rounds: readonly Round[]): string {
  return (
    rounds
      .map(({ endedAt }) => endedAt ?? '')
      .toSorted()
      .at(-1) ?? ''
  );
}
