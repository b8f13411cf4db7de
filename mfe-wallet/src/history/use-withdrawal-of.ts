import { useListWithdrawalsQuery, type Transaction, type Withdrawal } from '../api/wallet-api.ts';

/**
 * The withdrawal that a transaction belongs to, as it is now; undefined for any other transaction, and where the
 * history does not know it.
 */
export function useWithdrawalOf({ source, reference }: Pick<Transaction, 'source' | 'reference'>): Withdrawal | undefined {
  const withdrawalId = source === 'wallet' ? /^withdrawal:(.+)$/.exec(reference)?.[1] : undefined;
  const { data } = useListWithdrawalsQuery(undefined, { skip: withdrawalId === undefined, refetchOnMountOrArgChange: true });
  return data?.withdrawals.find(({ id }) => id === withdrawalId);
}
