import { useEffect, useState } from 'react';

const STORAGE_KEY = 'admin.single-keys';
/** Each remote has a copy of this file: what is switched in one tab is told to all that is on the screen. */
const SWITCHED = 'operators:single-keys';

/**
 * Whether single letters act on the current row; an operator who does not want that switches them off, and the browser
 * remembers.
 */
export function useSingleKeys(): [isOn: boolean, switchTo: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read);
  useEffect(() => {
    const listen = (event: Event): void => setOn((event as CustomEvent<boolean>).detail);
    addEventListener(SWITCHED, listen);
    return () => removeEventListener(SWITCHED, listen);
  }, []);
  return [isOn, switchTo];
}

function switchTo(next: boolean): void {
  dispatchEvent(new CustomEvent(SWITCHED, { detail: next }));
  try {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
  } catch {
    // Without a storage the choice lasts as long as the page.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
