import { hundredthsOf } from '@facet/ui';
import { msg, type Message } from '@facet/remote-kit';
import type { Transaction } from '../api/wallet-api.ts';

/** The lines of one round that stand together: its bet, and what it gave back. */
export interface Round {
  id: string;
  lines: readonly Transaction[];
}

/** Rounds of one game in a row. */
export interface Run {
  game: string;
  rounds: readonly Round[];
  /** There are more of its lines than are loaded. */
  isPart: boolean;
}

/** A line of the statement, or the one line that stands for a run. */
export type Entry = Transaction | Run;

export const gameNames: Readonly<Record<string, Message>> = { bombs: msg('Bombs'), crash: msg('Crash') };

/**
 * The lines of a day with the rounds of each game in a row folded; `isWhole` tells on which side no further line is
 * left out.
 */
export function foldRounds(lines: readonly Transaction[], isWhole: { above: boolean; below: boolean }): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length;) {
    const game = gameOf(lines[at]);
    if (game === undefined) {
      entries.push(lines[at] as Transaction);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && gameOf(lines[end]) === game) end += 1;
    const isPart = (at === 0 && !isWhole.above) || (end === lines.length && !isWhole.below);
    entries.push({ game, rounds: roundsOf(lines.slice(at, end)), isPart });
    at = end;
  }
  return entries;
}

/** What was bet and what came back, hundredths. */
export function sumLines(lines: readonly Transaction[]): { bet: bigint; back: bigint } {
  const amounts = lines.map(({ amount }) => hundredthsOf(amount));
  const sum = (of: readonly bigint[]) => of.reduce((total, amount) => total + amount, 0n);
  return { bet: -sum(amounts.filter((amount) => amount < 0n)), back: sum(amounts.filter((amount) => amount > 0n)) };
}

function roundsOf(lines: readonly Transaction[]): Round[] {
  const byRound = Map.groupBy(lines, (line) => roundOf(line) ?? line.id);
  return [...byRound].map(([id, own]) => ({ id, lines: own }));
}

/** Undefined for whatever is no line of a round, or of a game that this page does not know. */
function gameOf(line: Transaction | undefined): string | undefined {
  const game = line?.line?.kind?.split('.')[0];
  return line && game !== undefined && Object.hasOwn(gameNames, game) && roundOf(line) !== undefined ? game : undefined;
}

/** games books the bet and the win of a round under its id. */
function roundOf({ source, reference }: Transaction): string | undefined {
  return source === 'games' ? /^(?:bet|win):(.+)$/.exec(reference)?.[1] : undefined;
}
