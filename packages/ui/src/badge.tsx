import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import styles from './badge.module.css';

export type BadgeTone = 'default' | 'accent' | 'warning' | 'danger' | 'info' | 'outline';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word on a tint. The word says it; the colour only helps. */
export function Badge({ tone = 'default', icon, children, className }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} size="tiny" />}
      {children}
    </span>
  );
}
