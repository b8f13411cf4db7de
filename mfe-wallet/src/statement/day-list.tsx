import { formatAmount, Text } from '@facet/ui';
import type { DayOfStatement, Transaction } from '../api/wallet-api.ts';
import { dayOf } from '../day-of.ts';
import { formatDay } from '../format-time.ts';
import { foldRounds } from './fold-rounds.ts';
import { LineEntry } from './line-entry.tsx';
import { RunEntry } from './run-entry.tsx';
import { useOpened, type Opened } from './use-opened.ts';
import styles from './statement.module.css';

interface DayListProps {
  /** Newest first. */
  transactions: readonly Transaction[];
  /** Of each day, over all its lines, whether they are loaded or not; the wallet may not tell it. */
  sums: readonly DayOfStatement[];
  /** Whether rounds of a game in a row are one line: only where all of their lines are asked for. */
  folds: boolean;
  hasNewer: boolean;
  hasOlder: boolean;
}

/** The lines by the member's own days, each with what came in and went out. */
export function DayList({ transactions, sums, folds, hasNewer, hasOlder }: DayListProps) {
  const opened = useOpened();
  const days = [...Map.groupBy(transactions, ({ createdAt }) => dayOf(createdAt))];
  return days.map(([day, lines], index) => (
    <div key={day} className={styles.day}>
      <div className={styles.dayHead}>
        <h3 className={styles.dayName}>{formatDay(day)}</h3>
        <DaySum sum={sums.findLast((sum) => sum.day === day)} />
      </div>
      <Entries
        lines={lines}
        isWhole={folds ? { above: index > 0 || !hasNewer, below: index < days.length - 1 || !hasOlder } : undefined}
        opened={opened}
      />
    </div>
  ));
}

interface EntriesProps {
  lines: readonly Transaction[];
  /** Undefined: nothing is folded. */
  isWhole: { above: boolean; below: boolean } | undefined;
  opened: Opened;
}

function Entries({ lines, isWhole, opened }: EntriesProps) {
  return (
    <ul>
      {(isWhole ? foldRounds(lines, isWhole) : lines).map((entry) =>
        'rounds' in entry ? (
          // Newer rounds join it above: its oldest line stays.
          <RunEntry key={`run:${entry.rounds.at(-1)?.lines.at(-1)?.id}`} run={entry} opened={opened} />
        ) : (
          <LineEntry key={entry.id} transaction={entry} opened={opened} />
        ),
      )}
    </ul>
  );
}

function DaySum({ sum }: { sum: DayOfStatement | undefined }) {
  if (!sum) return null;
  const [hasIn, hasOut] = [sum.in !== '0.00', sum.out !== '0.00'];
  return (
    <Text tone="muted" size={12} figures className={styles.daySum}>
      {(hasIn || !hasOut) && <span>{formatAmount(sum.in, { signed: true })}</span>}
      {hasOut && <span>{formatAmount(`-${sum.out}`)}</span>}
    </Text>
  );
}
