import type { Account } from '../../services/wallet/src/account.ts';

export type Shown = Account;
