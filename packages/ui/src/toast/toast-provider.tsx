import { useCallback, useState, type ReactNode } from 'react';
import * as Radix from 'radix-ui/toast';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { RequestId } from '../request-id.tsx';
import { t } from '../texts.ts';
import { ToastContext, type ToastMessage } from './toast-context.ts';
import styles from './toast.module.css';

/** The same as --toast, which draws the time that is left. */
const TOAST_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

type Tone = NonNullable<ToastMessage['tone']>;
const icons: Record<Tone, IconName> = { success: 'circle-check', danger: 'circle-alert', info: 'info' };

/**
 * Holds at most one toast: a new one takes the place of the old. F8 moves the focus to it, a swipe to the right closes
 * it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage } | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setShown((previous) => ({ id: (previous?.id ?? 0) + 1, message }));
  }, []);
  const close = (id: number) => setShown((current) => (current?.id === id ? null : current));

  return (
    <Radix.Provider label={t('Notification')} duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <ToastContext value={show}>{children}</ToastContext>
      {shown && <Toast key={shown.id} message={shown.message} onClose={() => close(shown.id)} />}
      <Radix.Viewport label={t('Notifications ({hotkey})', { hotkey: 'F8' })} className={styles.viewport} hotkey={HOTKEY} />
    </Radix.Provider>
  );
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const tone = message.tone ?? 'success';
  return (
    <Radix.Root className={classes(styles.toast, styles[tone])} onOpenChange={(open) => !open && onClose()}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        <Radix.Title className={styles.title}>{message.title}</Radix.Title>
        {message.description && <Radix.Description className={styles.description}>{message.description}</Radix.Description>}
        {message.requestId && <RequestId id={message.requestId} />}
      </div>
      <Radix.Close asChild>
        <IconButton icon="x" iconSize="small" label={t('Close')} />
      </Radix.Close>
    </Radix.Root>
  );
}
