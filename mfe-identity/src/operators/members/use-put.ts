import { useLocation, useSearchParams } from '@facet/remote-kit';

/**
 * Puts into the address whose profile is open, or what is to be done there: the console opens it. The list below keeps
 * its place.
 */
export function usePut(): (change: { member: string } | { do: string }) => void {
  const [, setAddress] = useSearchParams();
  const state = useLocation().state as unknown;
  return (change) => setAddress((before) => ({ ...Object.fromEntries(before), ...change }), { state, replace: 'do' in change });
}
