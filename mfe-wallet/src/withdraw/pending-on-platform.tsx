import { Icon } from '@facet/ui';
import { t } from '../texts.ts';
import { usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

/** When what arrives can be spent. */
export function PendingOnPlatform() {
  const { pendingDays } = usePlatformTerms();
  return (
    <p className={styles.pending}>
      <Icon name="timer" size="small" />
      {t('It stays in your platform’s pending balance for about {days, plural, one {# day} other {# days}} before you can spend it.', {
        days: pendingDays,
      })}
    </p>
  );
}
