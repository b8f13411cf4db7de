import { Badge, Button, KeyCap } from '@facet/ui';
import { caseTitle, minuteLabel, stateLook } from '@facet/console-kit';
import { t } from '../texts.ts';
import { AssignMenu } from './assign-menu.tsx';
import { assigneeOf, kindLabel } from './case-labels.ts';
import type { QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

interface CaseHeadProps {
  of: QueuedCase;
  isOver: boolean;
  isAssigning: boolean;
  onAssigning: (isAssigning: boolean) => void;
  onSnooze: () => void;
  onEnd: () => void;
}

/** What a case is, where it stands, and how it leaves the queue. */
export function CaseHead({ of, isOver, isAssigning, onAssigning, onSnooze, onEnd }: CaseHeadProps) {
  const { label, tone } = stateLook(of);
  const assignee = assigneeOf(of);
  return (
    <header className={styles.head}>
      <div>
        <h2>{caseTitle({ ...of, lastText: t('Question') })}</h2>
        <p className={styles.about}>
          <span>{of.number}</span> <Badge>{kindLabel(of.kind)}</Badge> <Badge tone={tone}>{label}</Badge>{' '}
          <span>{t('opened {time}', { time: minuteLabel(of.createdAt) })}</span>{' '}
          {of.snoozedUntil && (
            <span>{t('snoozed by {operator} until {time}', { operator: of.snoozedBy ?? '', time: minuteLabel(of.snoozedUntil) })}</span>
          )}
          {isOver && assignee !== null && <span>{t('assigned to {operator}', { operator: assignee })}</span>}
        </p>
      </div>
      {!isOver && (
        <div className={styles.ends}>
          <AssignMenu of={of} isOpen={isAssigning} onOpenChange={onAssigning} />
          {of.state === 'open' && <Snooze label={of.snoozedUntil ? t('Snoozed…') : t('Snooze…')} onPress={onSnooze} />}
          <Button variant="primary" size="small" onClick={onEnd}>
            {of.kind === 'appeal' ? t('Decide…') : t('Resolve…')} <KeyCap inline>e</KeyCap>
          </Button>
        </div>
      )}
    </header>
  );
}

/** On a phone a clock, and its name for screen readers. */
function Snooze({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button size="small" icon="clock" onClick={onPress}>
      <span className={styles.word}>{label}</span> <KeyCap inline>z</KeyCap>
    </Button>
  );
}
