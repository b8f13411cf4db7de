import type { ReactElement, ReactNode } from 'react';
import * as Radix from 'radix-ui/tooltip';
import { useLandmark } from './use-landmark.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** One control; it needs a name of its own, the tooltip only adds to it. */
  children: ReactElement;
}

/**
 * A few words about a control: after 700 ms under the pointer, at once on focus, Esc closes. Needs UiProvider above.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { landmark, ref } = useLandmark();
  return (
    <Radix.Root>
      <Radix.Trigger asChild ref={ref}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
