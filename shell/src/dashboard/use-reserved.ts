import { useIsDeclared } from '../app/known-remotes.ts';
import { statementApi } from './statement-api.ts';

/** What open withdrawals hold; not asked where nobody can withdraw. Asked anew at each visit, since a payout moves no balance. */
export function useReserved(): { isAsked: boolean; amount: string | undefined; isError: boolean } {
  const isAsked = useIsDeclared('/withdraw');
  const { data, isError } = statementApi.useGetReservedQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  return { isAsked, amount: isAsked ? data : undefined, isError };
}
