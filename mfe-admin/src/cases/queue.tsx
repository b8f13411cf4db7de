import { classes, Icon, Text } from '@facet/ui';
import { sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { caseTitle, kindIcon, kindLabel } from './case-labels.ts';
import type { QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

interface QueueProps {
  cases: readonly QueuedCase[];
  openId: string | null;
  onOpen: (id: string) => void;
}

export function Queue({ cases, openId, onOpen }: QueueProps) {
  return (
    <ul aria-label={t('Queue')}>
      {cases.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className={classes(styles.queued, each.id === openId && styles.isOpen)}
            aria-current={each.id === openId || undefined}
            onClick={() => onOpen(each.id)}
          >
            <span className={styles.line}>
              <Text tone="strong" truncate>
                {each.username}
              </Text>
              <Text tone="muted" size={12}>
                <time dateTime={each.changedAt}>{sinceLabel(each.changedAt)}</time>
              </Text>
            </span>
            <Text tone="strong" truncate>
              {caseTitle(each)}
            </Text>
            <span className={styles.line}>
              <Text tone="muted" size={12} className={styles.kindLabel}>
                <Icon name={kindIcon(each.kind)} size="tiny" /> {kindLabel(each.kind)}
              </Text>
              <Text tone="muted" size={12}>
                {each.operator ?? t('No one yet')}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
