import { Button, Text } from '@facet/ui';
import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import styles from './statement.module.css';

interface TransactionsFootProps {
  /** How many lines are above. */
  shown: number;
  /** Newer lines than these are not there any more. */
  hasNewer: boolean;
  next: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** How much is shown, and the way to older lines. */
export function TransactionsFoot({ shown, hasNewer, next: { hasNextPage, isFetchingNextPage, fetchNextPage } }: TransactionsFootProps) {
  const words = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone with the last page.
    if (!hasNextPage && wasPressed.current) words.current?.focus();
  }, [hasNextPage]);

  const showOlder = () => {
    wasPressed.current = true;
    return fetchNextPage();
  };

  return (
    <div className={styles.foot}>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={showOlder}>
          {t('Show older')}
        </Button>
      )}
      <Text ref={words} tabIndex={-1} aria-live="polite" tone="muted" size={12} className={styles.focusable}>
        {t(
          hasNextPage || hasNewer
            ? 'Showing {shown, plural, one {# transaction} other {# transactions}}. Days follow your clock, months UTC.'
            : 'That’s everything: {shown, plural, one {# transaction} other {# transactions}}. Days follow your clock, months UTC.',
          { shown },
        )}
      </Text>
    </div>
  );
}
