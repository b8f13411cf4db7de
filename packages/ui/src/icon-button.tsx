import { Button, type ButtonProps } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconAfter' | 'children' | 'asChild' | 'wide' | 'size'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: IconName;
  iconSize?: 'small' | 'medium' | 'large' | undefined;
}

/** A square button of one icon. */
export function IconButton({ label, icon, iconSize = 'medium', variant = 'quiet', className, busy, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} busy={busy} aria-label={label} className={classes(styles.square, className)}>
      {!busy && <Icon name={icon} size={iconSize} />}
    </Button>
  );
}
