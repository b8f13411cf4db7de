import type { ComponentProps, ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';

export interface NavEntryProps extends ComponentProps<'button'> {
  icon: IconName;
  /** A Badge: at the end of the sidebar's line, at the corner of the bar's icon. */
  badge?: ReactNode;
  /** Renders the only child (a router's link) as the entry; it marks itself with `aria-current`. */
  asChild?: boolean | undefined;
}

/** An entry of either navigation, in its looks: a link (`asChild`) or a button. */
export function NavEntry({
  icon,
  badge,
  asChild,
  className,
  children,
  styles,
  ...rest
}: NavEntryProps & { styles: Readonly<Record<string, string>> }) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root type={asChild ? undefined : 'button'} {...rest} className={classes(styles['item'], className)}>
      <Icon name={icon} />
      <Slot.Slottable>{children}</Slot.Slottable>
      {badge && <span className={styles['badge']}>{badge}</span>}
    </Root>
  );
}
