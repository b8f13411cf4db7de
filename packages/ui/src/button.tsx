import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  /** An icon after the words ("View all >"). */
  iconAfter?: IconName | undefined;
  /** At work: shows a spinner, keeps the focus, and does nothing when pressed. */
  busy?: boolean | undefined;
  /** Renders the only child (a link) with the looks of a button. */
  asChild?: boolean | undefined;
  /** When it returns a promise the button is busy until that settles; the caller handles its failure. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/** Names an action and does it once: a press while it works is swallowed, a form's submit as well. */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'medium', wide, icon, iconAfter, busy, asChild, onClick, className, children, ...rest } = props;
  const work = useWork(busy ?? false, onClick);
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      data-variant={variant}
      {...rest}
      className={classes(styles.button, styles[variant], styles[size], wide && styles.wide, className)}
      aria-busy={work.busy || undefined}
      aria-disabled={work.busy || rest['aria-disabled']}
      onClick={work.press}
    >
      {leading(work.busy, icon)}
      <Slot.Slottable>{children}</Slot.Slottable>
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </Root>
  );
}

function leading(busy: boolean, icon: IconName | undefined): ReactNode {
  if (busy) return <Spinner />;
  return icon && <Icon name={icon} size="small" />;
}

function useWork(busyFromOutside: boolean, onClick: ButtonProps['onClick']) {
  const [working, setWorking] = useState(false);
  // The state is one render late for a second press in the same moment; this is not.
  const locked = useRef(false);
  const busy = busyFromOutside || working;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || locked.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    locked.current = true;
    setWorking(true);
    void result.finally(() => {
      locked.current = false;
      setWorking(false);
    });
  }

  return { busy, press };
}
