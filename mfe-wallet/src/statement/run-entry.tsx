import { lineText } from '@facet/remote-kit';
import { formatAmount, Stack } from '@facet/ui';
import { formatClock } from '../format-time.ts';
import { toDecimal } from '../decimal-amount.ts';
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
  const sums = { bet: formatAmount(toDecimal(bet)), back: formatAmount(toDecimal(back)) };
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
      icon="gamepad-2"
      tone={back > bet ? 'accent' : 'default'}
      title={last ? lineText(last.line, last.description, formatAmount) : ''}
      detail={t('Bet {bet}, got back {back}', { bet: formatAmount(toDecimal(bet)), back: formatAmount(toDecimal(back)) })}
      amount={toDecimal(back - bet)}
      when={last && <time dateTime={last.createdAt}>{formatClock(last.createdAt)}</time>}
      asksWhy
      inner
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

/** "13:47 – 13:52" */
function TimeSpan({ newest, oldest }: { newest: string; oldest: string }) {
  const [from, to] = [formatClock(oldest), formatClock(newest)];
  return <>{from === to ? to : t('{from} to {to}', { from, to })}</>;
}
