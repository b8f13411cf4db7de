import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Text } from './text/text.tsx';
import styles from './person.module.css';

export interface PersonProps {
  name: string;
  avatarSrc?: string | undefined;
  /** Below the name: rank, role badge. */
  children?: ReactNode;
}

/** A member with their picture and a line about them. */
export function Person({ name, avatarSrc, children }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={avatarSrc} />
      <div className={styles.words}>
        <Text tone="strong" truncate>
          {name}
        </Text>
        {children && <div className={styles.line}>{children}</div>}
      </div>
    </div>
  );
}
