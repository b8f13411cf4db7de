import { useOperator } from '@facet/remote-kit';
import { Avatar, classes, Icon, Text, VisuallyHidden } from '@facet/ui';
import { caseTitle, sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { assigneeOf, kindIcon, kindLabel } from './case-labels.ts';
import type { QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

interface QueueProps {
  cases: readonly QueuedCase[];
  openId: string | null;
  onOpen: (id: string) => void;
}

export function Queue({ cases, openId, onOpen }: QueueProps) {
  const { username: me } = useOperator();
  return (
    <ul aria-label={t('Queue')}>
      {cases.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className={classes(styles.queued, each.id === openId && styles.isOpen, waitsFor(each, me) && styles.waits)}
            aria-current={each.id === openId || undefined}
            onClick={() => onOpen(each.id)}
          >
            <span className={styles.line}>
              <span className={styles.who}>
                <Avatar name={each.username} size="tiny" tinted />
                <Text tone="strong" truncate>
                  {each.username}
                </Text>
              </span>
              <Text tone={isLate(each) ? 'warning' : 'muted'} size={12}>
                <time dateTime={each.changedAt}>{sinceLabel(each.changedAt)}</time>
              </Text>
            </span>
            <Text tone={waitsFor(each, me) ? 'strong' : 'muted'} truncate>
              {caseTitle(each)}
            </Text>
            <span className={styles.line}>
              <Text tone="muted" size={12} className={styles.kindLabel}>
                <Icon name={kindIcon(each.kind)} size="tiny" /> {kindLabel(each.kind)}
              </Text>
              <Assignee name={assigneeOf(each)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Two letters are room enough beside a title; who it is, is said where one points at it. */
function Assignee({ name }: { name: string | null }) {
  if (name === null)
    return (
      <Text tone="muted" size={12}>
        {t('Nobody yet')}
      </Text>
    );
  return (
    <span title={name}>
      <Avatar name={name} size="tiny" tinted />
      <VisuallyHidden>{t('assigned to {operator}', { operator: name })}</VisuallyHidden>
    </span>
  );
}

/** For who looks: it is open, and theirs or nobody's yet. */
function waitsFor(queued: QueuedCase, me: string): boolean {
  const assignee = assigneeOf(queued);
  return queued.state === 'open' && (assignee === null || assignee === me);
}

const LATE_MS = 3 * 3_600_000;

/** Waits for an operator longer than a member should. */
const isLate = ({ state, changedAt }: QueuedCase): boolean => state === 'open' && Date.now() - Date.parse(changedAt) >= LATE_MS;
