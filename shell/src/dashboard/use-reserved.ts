import { sumOf, toDecimal } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { walletApi, type Withdrawal } from './wallet.generated.ts';

const withdrawalsApi = walletApi.enhanceEndpoints({ endpoints: { listWithdrawals: { providesTags: ['Transactions'] } } });

export interface Reserved {
  isAsked: boolean;
  amount: string | undefined;
  /** What it is made of. */
  open: readonly Withdrawal[];
  isError: boolean;
}

/**
 * What open withdrawals hold; not asked where nobody can withdraw. Asked anew at each visit, since a payout moves no
 * balance.
 */
export function useReserved(): Reserved {
  const isAsked = useIsDeclared('/withdraw');
  const { data, isError } = withdrawalsApi.useListWithdrawalsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const open = isAsked ? data?.withdrawals.filter(({ status }) => status === 'pending') : undefined;
  return { isAsked, amount: open && toDecimal(sumOf(open.map(({ amount }) => amount))), open: open ?? [], isError };
}
