import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/** Where what had the focus goes away, the stage's button takes it: it never falls out of the game. */
export function KeepFocus({ within, children }: { within: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    (within.current?.querySelector<HTMLElement>('[data-play]') ?? within.current?.querySelector('button'))?.focus();
  });
  return (
    <div ref={within} onFocus={() => void (hadFocus.current = true)} onBlur={() => void (hadFocus.current = false)}>
      {children}
    </div>
  );
}
