import { useEffect, useEffectEvent } from 'react';
import { isControl, isElsewhere } from './is-elsewhere.ts';
import { useSingleKeys } from './use-single-keys.ts';

/** Single keys of the page, but where the operator has switched them off; whether they are on. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): boolean {
  const [isOn] = useSingleKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    if (event.key === 'Enter' && isControl(event.target)) return;
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
  return isOn;
}
