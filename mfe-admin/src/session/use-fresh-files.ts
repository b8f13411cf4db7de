import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from '@facet/remote-kit';
import type { Account } from './account.ts';
import { signInTooOld } from './session-slice.ts';

/** A link to a file has nobody to tell of a refusal: where the sign-in is too old for it, the login comes first. */
export function useFreshFiles(operator: Account | null | undefined): void {
  const dispatch = useDispatch();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (!operator || !link?.getAttribute('href')?.startsWith('/api/') || Date.now() < Date.parse(operator.freshUntil)) return;
    event.preventDefault();
    dispatch(signInTooOld());
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, []);
}
