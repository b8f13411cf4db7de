import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './thumb.module.css';

export interface ThumbProps {
  src?: string | undefined;
  /** Where there is no picture: an icon, or the first letter of this name. */
  icon?: IconName | undefined;
  name?: string | undefined;
}

/** A small picture of a thing; its name stands beside it. */
export function Thumb({ src, icon, name = '' }: ThumbProps) {
  const [broken, setBroken] = useState<string>();
  const showPicture = src !== undefined && src !== broken;
  return (
    <span className={styles.thumb} aria-hidden="true">
      {showPicture ? (
        <img src={src} alt="" className={styles.picture} onError={() => setBroken(src)} />
      ) : icon ? (
        <Icon name={icon} />
      ) : (
        name.slice(0, 1)
      )}
    </span>
  );
}
