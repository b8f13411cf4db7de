import type { ComponentProps } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from './classes.ts';
import styles from './purse.module.css';

export interface PurseProps extends ComponentProps<'div'> {
  /** Renders the only child (a router's link) as the purse. */
  asChild?: boolean | undefined;
}

/** The balance in the sidebar, with cut corners: a label and Money of size 24. */
export function Purse({ asChild, className, ...rest }: PurseProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={classes(styles.purse, className)} />;
}
