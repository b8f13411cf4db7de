import type { ReactNode } from 'react';
import * as Tooltip from 'radix-ui/tooltip';
import { ToastProvider } from './toast/toast-provider.tsx';

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

/** What toasts and tooltips need around the whole site; the shell renders it once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      <ToastProvider>{children}</ToastProvider>
    </Tooltip.Provider>
  );
}
