import { hundredthsOf, toDecimal } from '@facet/ui';
import { useListWithdrawalsQuery } from '../api/wallet-api.ts';

/** The sum of the member's withdrawals that are not over, as far as the history is loaded; null: there is none. */
export function useOnTheWay(): string | null {
  const { data } = useListWithdrawalsQuery();
  const open = data?.withdrawals.filter(({ status }) => status === 'pending') ?? [];
  return open.length === 0 ? null : toDecimal(open.reduce((sum, { amount }) => sum + hundredthsOf(amount), 0n));
}
