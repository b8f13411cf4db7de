import type { ComponentProps, ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './nav.module.css';

export interface NavItemProps extends ComponentProps<'button'> {
  icon: IconName;
  /** At the end of the line: a Badge. */
  badge?: ReactNode;
  /** Renders the only child (a router's link) as the entry; it marks itself with `aria-current`. */
  asChild?: boolean | undefined;
}

/** One entry of the sidebar: a link (`asChild`) or a button. */
export function NavItem({ icon, badge, asChild, className, children, ...rest }: NavItemProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root type={asChild ? undefined : 'button'} {...rest} className={classes(styles.item, className)}>
      <Icon name={icon} />
      <Slot.Slottable>{children}</Slot.Slottable>
      {badge && <span className={styles.badge}>{badge}</span>}
    </Root>
  );
}
