import type { WalletClient } from '@facet/money-kit';
import type { AdminContext } from '../admin-context.ts';

export interface AdjustmentContext extends AdminContext {
  /** Never throws: what the wallet does not say is unknown. */
  money: WalletClient;
}
