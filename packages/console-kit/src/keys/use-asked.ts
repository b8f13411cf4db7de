import { useLocation, useSearchParams } from '@facet/remote-kit';
import { useRefusal } from '../role/refusal.ts';

type Role = Parameters<typeof useRefusal>[0];

/**
 * What a command of the palette asks for by its address, `?do=cookie`: a dialog that is open, for whoever may. `over`
 * takes it out of the address.
 */
export function useAsked(what: string, needs: Role): [isAsked: boolean, over: () => void] {
  const [address, setAddress] = useSearchParams();
  const state = useLocation().state as unknown;
  const isAsked = address.get('do') === what;
  const refusal = useRefusal(needs);

  function over(): void {
    if (!isAsked) return;
    setAddress(
      (before) => {
        const without = new URLSearchParams(before);
        without.delete('do');
        return without;
      },
      // Of the list below: its way back.
      { replace: true, state },
    );
  }
  return [isAsked && refusal === null, over];
}
