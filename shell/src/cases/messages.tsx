import { dateFormat } from '@facet/remote-kit';
import { classes, Text } from '@facet/ui';
import { t } from '../texts.ts';
import type { Thread } from './cases-api.ts';
import styles from './cases.module.css';

const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** What was said, the oldest first. */
export function Messages({ messages }: Pick<Thread, 'messages'>) {
  return (
    <ol className={styles.messages} aria-label={t('What was said')}>
      {messages.map(({ id, isOwn, text, createdAt }) => (
        <li key={id} className={classes(styles.message, isOwn && styles.own)}>
          <Text as="div" tone="muted" size={12}>
            {isOwn ? t('You') : t('Facet team')}, <time dateTime={createdAt}>{when(createdAt)}</time>
          </Text>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
