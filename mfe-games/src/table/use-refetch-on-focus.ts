import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again when the member comes back to the page: what an operator has changed meanwhile stands there before the
 * next bet.
 */
export function useRefetchOnFocus(refetch: () => unknown): void {
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    const onFocus = () => void ask();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}
