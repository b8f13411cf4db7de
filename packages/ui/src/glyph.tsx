import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import styles from './glyph.module.css';

export type GlyphTone = 'default' | 'accent' | 'danger' | 'warning' | 'info';

export interface GlyphProps {
  icon: IconName;
  tone?: GlyphTone | undefined;
  large?: boolean | undefined;
}

/** An icon on a small tinted square: the start of a row or of a message. */
export function Glyph({ icon, tone = 'default', large }: GlyphProps) {
  return (
    <span className={classes(styles.glyph, styles[tone], large && styles.large)} aria-hidden="true">
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
