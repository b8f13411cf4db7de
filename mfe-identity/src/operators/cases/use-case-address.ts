import { useLocation, useSearchParams } from '@facet/remote-kit';
import { kindOptions } from './case-labels.ts';
import type { CaseGroup, QueuedCase, Whose } from './cases-api.ts';

export const GROUPS: readonly CaseGroup[] = ['open', 'waiting', 'snoozed', 'over'];
const WHOSE: readonly Whose[] = ['me', 'nobody'];

export interface AskedCases {
  group: CaseGroup;
  /** Undefined: everybody’s. */
  whose: Whose | undefined;
  kind: QueuedCase['kind'] | undefined;
  search: string;
}

/** What is asked for and what is open, in the address. */
export function useCaseAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // The state knows the pages that lie behind: it goes with every step on this one.
  const put = (changes: Record<string, string | null>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      // What is looked for changes while one types: Back leads to before the search.
      { state: 'after' in changes ? null : state, replace: 'search' in changes },
    );
  const asked: AskedCases = {
    group: GROUPS.find((one) => one === address.get('group')) ?? 'open',
    whose: WHOSE.find((one) => one === address.get('whose')),
    kind: kindOptions().find(({ value }) => value === address.get('kind'))?.value,
    search: address.get('search') ?? '',
  };
  return { asked, openId: address.get('case'), put };
}
