import { createContext, useContext, type ReactNode } from 'react';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  /** success (default), danger: something failed, info. */
  tone?: 'success' | 'danger' | 'info' | undefined;
  /** Of the call that failed, to be told to support. */
  requestId?: string | null | undefined;
}

/** Shows a message for 5 s in place of the one that is there. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Needs UiProvider above. The function is the same at every render. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs <UiProvider> above it');
  return show;
}
