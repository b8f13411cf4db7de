import { Icon, Money, Text } from '@facet/ui';
import { minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { kindIcon } from './case-labels.ts';
import type { QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

interface CaseFactProps {
  kind: QueuedCase['kind'];
  fact: NonNullable<QueuedCase['fact']>;
  reason: string;
}

/** The line as its service told it when the case was opened. */
export function CaseFact({ kind, fact, reason }: CaseFactProps) {
  return (
    <div className={styles.fact}>
      <div className={styles.line}>
        <Text tone="strong" className={styles.kindLabel}>
          <Icon name={kindIcon(kind)} size="small" /> {fact.title}
        </Text>
        {fact.amount !== null && <Money amount={fact.amount} />}
      </div>
      <Text as="p" tone="muted" size={12}>
        {minuteLabel(fact.at)}
        {fact.state !== null && `, ${fact.state}`}. {t('Reason chosen: {reason}', { reason })}
      </Text>
    </div>
  );
}
