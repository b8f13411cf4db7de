import { useLocation, useSearchParams } from '@facet/remote-kit';

export interface MemberAddress {
  /** Whose profile is open. */
  id: string | null;
  /** Which tab of it. */
  part: string;
  open: (id: string, part?: string) => void;
  /** Opens a part that is something to do, ready to be typed in: `do` names it, as commands do. */
  begin: (id: string, part: string) => void;
  /** On to another one in place of this: back leads to the list. */
  turnTo: (id: string) => void;
  show: (part: string) => void;
  close: () => void;
  /** What of the timeline is shown, as the address has it: `kinds`, `days`. It stays from one member to the next. */
  look: Readonly<Record<Look, string | null>>;
  /** null: what is shown without being asked. */
  setLook: (changes: Partial<Record<Look, string | null>>) => void;
}

type Look = 'kinds' | 'days';

const FIRST = 'timeline';

/**
 * Whose profile is open, in the address: `?member={id}&part={tab}`. The list below keeps its place, and the way back
 * through its pages.
 */
export function useMemberAddress(): MemberAddress {
  const [address, setAddress] = useSearchParams();
  const state = useLocation().state as unknown;

  function put(changes: Record<string, string | null>, { replace = false } = {}): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { state, replace },
    );
  }

  return {
    id: address.get('member'),
    part: address.get('part') ?? FIRST,
    open: (id, part) => put({ member: id, ...(part !== undefined && { part }) }),
    begin: (id, part) => put({ member: id, part, do: part }),
    turnTo: (id) => put({ member: id }, { replace: true }),
    show: (part) => put({ part: part === FIRST ? null : part }),
    close: () => put({ member: null, part: null, kinds: null, days: null }),
    look: { kinds: address.get('kinds'), days: address.get('days') },
    setLook: (changes) => put(changes, { replace: true }),
  };
}
