import { useEffect } from 'react';

/** On the root, so that dialogs, which lie beside the page, have the same controls. */
export function useDenseControls(): void {
  useEffect(() => {
    document.documentElement.dataset['density'] = 'dense';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
}
