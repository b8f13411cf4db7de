import { useEffect, useRef, type RefObject } from 'react';

/** What was pressed inside is gone when it is done: then the place takes the focus, instead of nobody. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isDone: boolean): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = place.current;
    const enter = (): void => void (hadFocus.current = true);
    // An element that goes has no successor either.
    const leave = ({ relatedTarget }: FocusEvent): void => void (hadFocus.current = relatedTarget === null);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [place]);
  useEffect(() => {
    if (isDone && hadFocus.current && document.activeElement === document.body) place.current?.focus();
  }, [isDone, place]);
}
