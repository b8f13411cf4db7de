import { useEffect, useEffectEvent } from 'react';

/** Single keys of the page; where one types, and in what lies over the page, letters are letters. */
export function useCaseKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    // Enter belongs to the control that has the focus.
    if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('button, a, [role=combobox]')) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]') !== null;
}
