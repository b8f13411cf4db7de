import { msg, toRobux, type Message } from '@facet/remote-kit';
import { Stone, UncutStone, VisuallyHidden } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './streak.module.css';

type Day = Rewards['daily']['days'][number];

const STATE_LABELS: Record<Day['state'], Message> = {
  claimed: msg('Robux, claimed'),
  today: msg('Robux, today'),
  coming: msg('Robux, upcoming'),
};

/** Seven days with what each pays: cut stones for those that were claimed, uncut ones for those to come. */
export function Streak({ days }: { days: readonly Day[] }) {
  return (
    <ol className={styles.streak} aria-label={t('Days in a row')}>
      {days.map(({ day, amount, state }) => (
        <li key={day} className={styles[state]} aria-current={state === 'today' ? 'date' : undefined}>
          <span>{state === 'today' ? t('Today') : t('Day {day}', { day })}</span>
          {state === 'coming' ? <UncutStone size={28} /> : <Stone size={28} />}
          <b>{toRobux(amount)}</b>
          <VisuallyHidden>{t(STATE_LABELS[state])}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
