import { Avatar, classes, Text } from '@facet/ui';
import { minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { OperatorThread } from './cases-api.ts';
import styles from './cases.module.css';

/** A service of before has no notes. */
type MessagesProps = Pick<OperatorThread, 'messages'> & Partial<Pick<OperatorThread, 'notes'>> & { username: string };

/** What was said and noted, the oldest first. Members are not told which operator wrote, and of notes nothing. */
export function Messages({ messages, notes = [], username }: MessagesProps) {
  const noted = notes.map((note) => ({ ...note, isNote: true }));
  const all = [...messages.map((message) => ({ ...message, isNote: false })), ...noted].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
  return (
    <ol className={styles.messages} aria-label={t('What was said')}>
      {all.map(({ id, operator, text, createdAt, isNote }) => (
        <li key={id} className={classes(styles.message, isNote ? styles.note : operator !== null && styles.ours)}>
          <Avatar name={operator ?? username} size="small" tinted />
          <div>
            <Text as="div" size={12} tone="muted">
              <b>{operator ?? username}</b> <time dateTime={createdAt}>{minuteLabel(createdAt)}</time>
              {isNote && <> · {t('internal note')}</>}
            </Text>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
