import { useState } from 'react';
import { classes } from '../classes/classes.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose it is; the first letter stands in where there is no picture. */
  name: string;
  src?: string | undefined;
  /** small 28 px, medium 36, large 56. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's picture in an octagon; his name stands beside it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const showPicture = src !== undefined && src !== broken;
  return (
    <span className={classes(styles.avatar, styles[size])} aria-hidden="true">
      {showPicture ? <img src={src} alt="" className={styles.picture} onError={() => setBroken(src)} /> : name.slice(0, 1)}
    </span>
  );
}
