import { useListWithdrawalsQuery } from '../api/wallet-api.ts';
import { openTotal } from '../history/open-total.ts';

/** The sum of the member's withdrawals that are not over, as far as the history is loaded; null: there is none. */
export function useOnTheWay(): string | null {
  return openTotal(useListWithdrawalsQuery().data?.withdrawals ?? []);
}
