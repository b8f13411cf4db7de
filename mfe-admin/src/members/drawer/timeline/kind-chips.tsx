import { msg, numberFormat, type Message } from '@facet/remote-kit';
import { t } from '../../../texts.ts';
import type { Kind } from './timeline-items.ts';
import type { KindCount } from './use-timeline.ts';
import styles from './timeline.module.css';

const whole = numberFormat();

const LABELS: Record<Kind, Message> = {
  earned: msg('Earned'),
  games: msg('Games'),
  withdrawals: msg('Withdrawals'),
  other: msg('Other money'),
  signIns: msg('Logins'),
  operators: msg('Operators'),
  cases: msg('Cases'),
};

interface KindChipsProps {
  counts: readonly KindCount[];
  chosen: readonly Kind[];
  /** None: all. */
  onChosen: (chosen: Kind[]) => void;
}

/** Which kinds are shown, with how many of each have been read so far. */
export function KindChips({ counts, chosen, onChosen }: KindChipsProps) {
  const sum = counts.reduce((all, { count }) => all + count, 0);
  return (
    <fieldset className={styles.kinds} aria-label={t('Show')}>
      <Chip
        label={t('All')}
        count={sum}
        hasMore={counts.some(({ hasMore }) => hasMore)}
        isOn={chosen.length === 0}
        onClick={() => onChosen([])}
      />
      {counts.map(({ kind, ...count }) => (
        <Chip
          key={kind}
          label={t(LABELS[kind])}
          {...count}
          isOn={chosen.includes(kind)}
          onClick={() => onChosen(chosen.includes(kind) ? chosen.filter((each) => each !== kind) : [...chosen, kind])}
        />
      ))}
    </fieldset>
  );
}

interface ChipProps extends Omit<KindCount, 'kind'> {
  label: string;
  isOn: boolean;
  onClick: () => void;
}

function Chip({ label, count, hasMore, isOn, onClick }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onClick}>
      {label}{' '}
      {(count > 0 || !hasMore) && (
        <span>
          {whole(count)}
          {hasMore && '+'}
        </span>
      )}
    </button>
  );
}
