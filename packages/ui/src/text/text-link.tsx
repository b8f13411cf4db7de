import type { ComponentProps } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from '../classes.ts';
import styles from './text.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link) as this link. */
  asChild?: boolean | undefined;
}

/** A link inside running text. */
export function TextLink({ asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={classes(styles.link, className)} />;
}
