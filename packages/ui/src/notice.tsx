import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import { RequestId } from './request-id.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'default' | 'accent' | 'warning' | 'danger' | 'info';

const icons: Record<NoticeTone, IconName> = {
  default: 'info',
  accent: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  info: 'info',
};

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title: ReactNode;
  /** One line that says what to do. */
  children?: ReactNode;
  /** At its end: what is done about it. */
  aside?: ReactNode;
  /** Of the call that failed, to be told to support. */
  requestId?: string | null | undefined;
}

/** A message inside a page. Warnings and failures are announced when they appear. */
export function Notice({ tone = 'default', title, children, aside, requestId }: NoticeProps) {
  const urgent = tone === 'warning' || tone === 'danger';
  return (
    <div className={classes(styles.notice, styles[tone])} role={urgent ? 'alert' : undefined}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        <strong className={styles.title}>{title}</strong>
        {children && <div>{children}</div>}
        {requestId && <RequestId id={requestId} />}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
