import { useRef } from 'react';
import { Button, KeyCap, Tooltip, type ButtonProps } from '@facet/ui';
import type { OperatorRole } from '@facet/remote-kit';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useRefusal } from './refusal.ts';

export interface RoleButtonProps extends ButtonProps {
  needs: OperatorRole;
  /** A single key of the page that presses it. */
  shortcut?: string | undefined;
}

/** A button for those who have the role; for others it is there, says which role it needs, and does nothing. */
export function RoleButton({ needs, shortcut, children, ...button }: RoleButtonProps) {
  const refusal = useRefusal(needs);
  const own = useRef<HTMLButtonElement>(null);
  const hasKey = usePageKeys(shortcut === undefined ? {} : { [shortcut]: () => own.current?.click() }) && shortcut !== undefined;
  if (refusal === null)
    return (
      <Button {...button} ref={own} aria-keyshortcuts={hasKey ? shortcut : undefined}>
        {children}
        {hasKey && <KeyCap inline>{shortcut.toUpperCase()}</KeyCap>}
      </Button>
    );
  return (
    <Tooltip text={refusal}>
      <Button {...button} type="button" aria-disabled onClick={undefined} title={refusal}>
        {children}
      </Button>
    </Tooltip>
  );
}
