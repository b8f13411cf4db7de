import { Icon, Money, Stepper, Text } from '@facet/ui';
import { minuteLabel, reasonLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { kindIcon } from './case-labels.ts';
import type { OperatorThread, QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

interface CaseFactProps {
  of: QueuedCase;
  fact: NonNullable<QueuedCase['fact']>;
  messages: OperatorThread['messages'];
}

/** The line as its service told it when the case was opened, and how far its question has come. */
export function CaseFact({ of: { kind, reason, state, createdAt, changedAt }, fact, messages }: CaseFactProps) {
  const answered = messages.find(({ operator }) => operator !== null);
  const isOver = state === 'solved' || state === 'closed';
  const steps = [
    { step: t('Asked'), note: minuteLabel(createdAt) },
    { step: t('Answered'), note: answered ? minuteLabel(answered.createdAt) : t('not yet') },
    { step: t('Resolved'), note: isOver ? minuteLabel(changedAt) : t('not yet') },
  ];
  return (
    <div className={styles.fact}>
      <div className={styles.line}>
        <Text tone="strong" className={styles.kindLabel}>
          <Icon name={kindIcon(kind)} size="small" /> {fact.title}
        </Text>
        {fact.amount !== null && <Money amount={fact.amount} />}
      </div>
      <Stepper
        steps={steps.map(({ step }) => step)}
        notes={steps.map(({ note }) => note)}
        current={isOver ? steps.length : answered ? 2 : 1}
        label={t('How far it has come')}
      />
      <Text as="p" tone="muted" size={12}>
        {minuteLabel(fact.at)}
        {fact.state !== null && `, ${fact.state}`}. {t('Reason chosen: {reason}', { reason: reasonLabel(reason) })}
      </Text>
    </div>
  );
}
