import { createContext, useContext } from 'react';
import type { Account } from './account.ts';

export const AccountContext = createContext<Account | null>(null);

/**
 * The account that is signed in. Only within the gate; throws elsewhere. Who the operator is, tabs ask `useOperator` of
 * remote-kit.
 */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount: nobody has passed the gate');
  return account;
}
