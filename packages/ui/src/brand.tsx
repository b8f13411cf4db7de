import type { ComponentProps } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from './classes.ts';
import { Stone } from './drawings/stone.tsx';
import styles from './brand.module.css';

export interface BrandProps extends ComponentProps<'span'> {
  /** Renders the only child (a router's link) as the brand. */
  asChild?: boolean | undefined;
}

/** The stone and the name of the site. */
export function Brand({ asChild, className, children, ...rest }: BrandProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root {...rest} className={classes(styles.brand, className)}>
      <Stone size={28} />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
}
