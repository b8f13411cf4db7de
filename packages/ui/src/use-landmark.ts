import { useCallback, useState } from 'react';

/**
 * Where what opens out of a control belongs in the page: the dialog around the control, or the main part. At the end of
 * the body it would lie outside of every landmark, and inside a dialog it would be hidden from screen readers.
 */
export function useLandmark(): { landmark: HTMLElement | null; ref: (control: Element | null) => void } {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const ref = useCallback((control: Element | null) => {
    setLandmark(control && (control.closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]') ?? document.querySelector('main')));
  }, []);
  return { landmark, ref };
}
