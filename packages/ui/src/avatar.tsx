import { useState } from 'react';
import { classes } from './classes.ts';
import styles from './avatar.module.css';
import tints from './wall-mark/wall-tint.module.css';

export interface AvatarProps {
  /** Whose it is; the first letter stands in where there is no picture. */
  name: string;
  src?: string | undefined;
  /** tiny 20 px, small 28, medium 36, large 56, huge 80. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * In a list of people: two letters on a tint that is the name's own tell them apart sooner than one letter on grey.
   */
  tinted?: boolean | undefined;
}

const TINTS = [tints.a, tints.b, tints.c, tints.d, styles.teal, styles.grey];

/** A person's picture in an octagon; their name stands beside it. */
export function Avatar({ name, src, size = 'medium', tinted = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const showPicture = src !== undefined && src !== broken;
  return (
    <span className={classes(styles.avatar, styles[size], tinted && tintClass(name))} aria-hidden="true" translate="no">
      {showPicture ? <img src={src} alt="" className={styles.picture} onError={() => setBroken(src)} /> : name.slice(0, tinted ? 2 : 1)}
    </span>
  );
}

/** The same for the same name, whoever writes it however. */
function tintClass(name: string): string | undefined {
  let sum = 7;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return TINTS[sum % TINTS.length];
}
