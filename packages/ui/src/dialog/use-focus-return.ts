import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does that only for its own triggers, and our
 * dialogs are opened by state. Where the page has moved the focus meanwhile (a link of the sheet was followed), it
 * stays there.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
