import { lineText } from '@facet/remote-kit';
import { formatAmount, formatHundredths, Stack, toDecimal } from '@facet/ui';
import { formatClock } from '../format-time.ts';
import { t } from '../texts.ts';
import { Entry } from './entry.tsx';
import { gameNames, sumLines, type Round, type Run } from './fold-rounds.ts';
import type { Opened } from './use-opened.ts';
import { WhyTransaction } from './why-transaction.tsx';

/** Rounds of a game in a row as one line; opened, it has the rounds. */
export function RunEntry({ run: { game, rounds, isPart }, opened }: { run: Run; opened: Opened }) {
  const lines = rounds.flatMap((round) => round.lines);
  const { bet, back } = sumLines(lines);
  const name = gameNames[game];
  const words = { rounds: rounds.length, game: name ? t(name) : game };
  const sums = { bet: figure(bet), back: figure(back) };
  const names = lines.map(({ id }) => `run:${id}`);
  return (
    <Entry
      icon="gamepad-2"
      title={
        isPart
          ? t('{rounds, plural, one {# round of {game}} other {# rounds of {game}}}, and more', words)
          : t('{rounds, plural, one {# round of {game}} other {# rounds of {game}}}', words)
      }
      detail={isPart ? t('In these: bet {bet}, got back {back}', sums) : t('Bet {bet}, got back {back}', sums)}
      amount={toDecimal(back - bet)}
      when={<TimeSpan newest={lines[0]?.createdAt ?? ''} oldest={lines.at(-1)?.createdAt ?? ''} />}
      balanceAfter={lines[0]?.balanceAfter}
      open={opened.has(names)}
      onToggle={() => opened.toggle(names)}
    >
      {() => (
        <ul>
          {rounds.map((round) => (
            <RoundEntry key={round.id} round={round} opened={opened} />
          ))}
        </ul>
      )}
    </Entry>
  );
}

/** One round; opened, each of its lines answers "why?". */
function RoundEntry({ round: { id, lines }, opened }: { round: Round; opened: Opened }) {
  const { bet, back } = sumLines(lines);
  const [last] = lines;
  const name = [`round:${id}`];
  return (
    <Entry
      title={last ? lineText(last.line, last.description, formatAmount) : ''}
      detail={t('Bet {bet}, got back {back}', { bet: figure(bet), back: figure(back) })}
      amount={toDecimal(back - bet)}
      when={last && <time dateTime={last.createdAt}>{formatClock(last.createdAt)}</time>}
      asksWhy
      open={opened.has(name)}
      onToggle={() => opened.toggle(name)}
    >
      {() => (
        <Stack gap={6}>
          {lines.map((transaction) => (
            <WhyTransaction key={transaction.id} transaction={transaction} />
          ))}
        </Stack>
      )}
    </Entry>
  );
}

/** "1,284.50": short, since the amount beside it says of what. */
function figure(hundredths: bigint): string {
  return formatHundredths(hundredths, { decimals: 2, signed: false }).figure;
}

/** "13:47 to 13:52" */
function TimeSpan({ newest, oldest }: { newest: string; oldest: string }) {
  const [from, to] = [formatClock(oldest), formatClock(newest)];
  return <>{from === to ? to : t('{from} to {to}', { from, to })}</>;
}
