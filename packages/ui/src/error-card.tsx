import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Glyph } from './glyph.tsx';
import type { IconName } from './icon/icons.ts';
import { RequestId } from './request-id.tsx';
import { Text } from './text/text.tsx';
import { t } from './texts.ts';
import styles from './error-card.module.css';

export interface ErrorCardProps {
  /** What failed: "Games did not load". */
  title: ReactNode;
  /** What that means, or what the server said. */
  children?: ReactNode;
  /** Tries again. A promise keeps the button at work until it settles. */
  onRetry?: (() => unknown) | undefined;
  retrying?: boolean | undefined;
  /** For those who are asked about it: a name and version. */
  detail?: ReactNode;
  /** Of the call that failed, to be told to support. */
  requestId?: string | null | undefined;
  icon?: IconName | undefined;
  /** Of the title; h2 where it stands right below the page's h1, h1 in the place of a whole page. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Stands in the place of what did not load, says what failed, and tries again. */
export function ErrorCard({
  title,
  children,
  onRetry,
  retrying,
  detail,
  requestId,
  icon = 'circle-alert',
  as: Title = 'h3',
}: ErrorCardProps) {
  return (
    <div className={styles.card} role="alert">
      <Glyph icon={icon} tone="danger" />
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children && <p className={styles.text}>{children}</p>}
        {(onRetry || detail || requestId) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button icon="rotate-cw" busy={retrying} onClick={onRetry}>
                {retrying ? t('Retrying') : t('Retry')}
              </Button>
            )}
            {detail && (
              <Text tone="muted" size={12} mono>
                {detail}
              </Text>
            )}
            {requestId && <RequestId id={requestId} />}
          </div>
        )}
      </div>
    </div>
  );
}
