import { useState } from 'react';

const STORAGE_KEY = 'admin.single-keys';

/** Whether single letters act on the current row; an operator who does not want that switches them off, and the browser remembers. */
export function useSingleKeys(): [isOn: boolean, switchTo: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read);
  function switchTo(next: boolean): void {
    setOn(next);
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // Without a storage the choice lasts as long as the page.
    }
  }
  return [isOn, switchTo];
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
