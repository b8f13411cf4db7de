import { classes } from '../classes.ts';
import { icons, type IconName } from './icons.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** tiny 14 px, small 16, medium 20, large 24. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A line icon beside a word. It is decoration: the word says it, or the control around it has a label. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing className={classes(styles.icon, styles[size], className)} aria-hidden="true" />;
}
