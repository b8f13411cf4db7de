import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useDeferredOpen } from './dialog/use-deferred-open.ts';
import { useFocusReturn } from './dialog/use-focus-return.ts';
import { t } from './texts.ts';
import scrim from './scrim.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for screen readers: "Menu". */
  label: string;
  /** What stands at the left of the cross: the brand. */
  head?: ReactNode;
  children: ReactNode;
}

/** The sidebar of a narrow screen: slides in from the left over the page. */
export function Sheet({ open, onOpenChange, label, head, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={useDeferredOpen(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim.scrim} />
        <Radix.Content className={styles.sheet} {...focusReturn} aria-describedby={undefined}>
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            <div>{head}</div>
            <Radix.Close asChild>
              <IconButton icon="x" label={t('Close {label}', { label: label.toLowerCase() })} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
