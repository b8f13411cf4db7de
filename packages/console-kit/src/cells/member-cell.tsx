import type { ReactNode } from 'react';
import { Avatar } from '@facet/ui';
import styles from './cells.module.css';

export interface MemberCellProps {
  /** null: nobody has told their name yet. */
  name: string | null;
  /** What is to be known of them at a glance: badges. */
  children?: ReactNode;
}

/** A member in a table. */
export function MemberCell({ name, children }: MemberCellProps) {
  return (
    <span className={styles.member}>
      <Avatar name={name ?? '—'} size="small" tinted />
      <span className={styles.marks}>
        <b>{name ?? '—'}</b>
        {children}
      </span>
    </span>
  );
}
