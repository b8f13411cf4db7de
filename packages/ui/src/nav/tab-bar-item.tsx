import type { ComponentProps, ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './tab-bar.module.css';

export interface TabBarItemProps extends ComponentProps<'button'> {
  icon: IconName;
  /** At the icon's corner: a Badge with a figure. */
  badge?: ReactNode;
  /** Renders the only child (a router's link) as the entry; it marks itself with `aria-current`. */
  asChild?: boolean | undefined;
}

/** One entry of the TabBar: a link (`asChild`) or a button. */
export function TabBarItem({ icon, badge, asChild, className, children, ...rest }: TabBarItemProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root type={asChild ? undefined : 'button'} {...rest} className={classes(styles.item, className)}>
      <Icon name={icon} />
      <Slot.Slottable>{children}</Slot.Slottable>
      {badge && <span className={styles.badge}>{badge}</span>}
    </Root>
  );
}
