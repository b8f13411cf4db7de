import { classes, Text } from '@facet/ui';
import { minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { OperatorThread } from './cases-api.ts';
import styles from './cases.module.css';

/** What was said, the oldest first. Members are not told which operator wrote. */
export function Messages({ messages, username }: Pick<OperatorThread, 'messages'> & { username: string }) {
  return (
    <ol className={styles.messages} aria-label={t('What was said')}>
      {messages.map(({ id, operator, text, createdAt }) => (
        <li key={id} className={classes(styles.message, operator !== null && styles.ours)}>
          <Text as="div" size={12} tone="muted">
            <b>{operator ?? username}</b> <time dateTime={createdAt}>{minuteLabel(createdAt)}</time>
          </Text>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
