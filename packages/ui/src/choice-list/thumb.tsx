import { useState } from 'react';
import { classes } from '../classes.ts';
import { artOf } from './thumb-art.ts';
import tints from '../wall-mark/wall-tint.module.css';
import styles from './thumb.module.css';

export interface ThumbProps {
  src?: string | undefined;
  /** Where there is no picture: the first letter of this name. */
  name?: string | undefined;
  /** Where there never is a picture: one is drawn for what has this name. */
  drawn?: string | undefined;
  large?: boolean | undefined;
}

/** A small picture of a thing; its name stands beside it. */
export function Thumb({ src, name = '', drawn, large }: ThumbProps) {
  const [broken, setBroken] = useState<string>();
  const showPicture = src !== undefined && src !== broken;
  const art = drawn === undefined ? undefined : artOf(drawn);
  return (
    <span className={classes(styles.thumb, art && tints[art.tint], large && styles.large)} aria-hidden="true">
      {showPicture ? (
        <img src={src} alt="" className={styles.picture} onError={() => setBroken(src)} />
      ) : art ? (
        <svg viewBox="0 0 60 60" fill="currentColor" className={styles.scene}>
          {art.scene.map(([points, opacity]) => (
            <polygon key={points} points={points} opacity={opacity} />
          ))}
        </svg>
      ) : (
        name.slice(0, 1)
      )}
    </span>
  );
}
