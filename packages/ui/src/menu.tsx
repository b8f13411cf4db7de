import { useState, type ReactElement, type ReactNode } from 'react';
import * as Radix from 'radix-ui/dropdown-menu';
import { classes } from './classes.ts';
import { useDeferredOpen } from './dialog/use-deferred-open.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import { useLandmark } from './use-landmark.ts';
import list from './popover-list.module.css';
import styles from './menu.module.css';

export interface MenuAction {
  label: ReactNode;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  /** Where something else opens it too. */
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A short list of actions behind a button. */
export function Menu({ trigger, actions, open, onOpenChange }: MenuProps) {
  const { landmark, ref } = useLandmark();
  const [isPressed, setPressed] = useState(false);
  const isOpen = open ?? isPressed;
  return (
    <Radix.Root modal={false} open={useDeferredOpen(isOpen)} onOpenChange={onOpenChange ?? setPressed}>
      <Radix.Trigger asChild ref={ref}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content className={classes(list.list, styles.menu)} align="end" sideOffset={4} collisionPadding={8}>
          {actions.map((action, index) => (
            <Radix.Item
              key={index}
              className={classes(list.item, action.danger && styles.danger)}
              disabled={action.disabled ?? false}
              onSelect={({ currentTarget }) => {
                focusTrigger(currentTarget);
                action.onSelect();
              }}
            >
              {action.icon && <Icon name={action.icon} size="small" />}
              {action.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Before the action: a dialog that it opens gives the focus back to what had it, and the item will be gone by then. */
function focusTrigger(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}
