import { useProfile } from '@facet/remote-kit';
import type { Limits } from './obstacle-of.ts';
import { useMinimum } from './use-minimum.ts';

/** Between what a withdrawal may be now; the balance is live. */
export function useLimits(): Limits {
  return { balance: useProfile().profile?.balance ?? '0.00', minimum: useMinimum() };
}
