import type { Check } from '../check.ts';
import { balanceIsTheSum } from './balance-is-the-sum.ts';
import { chainIsWhole } from './chain-is-whole.ts';
import { holdsEndOnce } from './holds-end-once.ts';
import { keysHaveTheirMovements } from './keys-have-their-movements.ts';
import { payoutsHaveTheirPurchases } from './payouts-have-their-purchases.ts';
import { rootsAreTheMovements } from './roots-are-the-movements.ts';
import { sumIsZero } from './sum-is-zero.ts';
import { totalsAreTheTypes } from './totals-are-the-types.ts';
import { withdrawalsHaveTheirMovements } from './withdrawals-have-their-movements.ts';

export const checks: readonly Check[] = [
  balanceIsTheSum,
  chainIsWhole,
  totalsAreTheTypes,
  keysHaveTheirMovements,
  sumIsZero,
  holdsEndOnce,
  withdrawalsHaveTheirMovements,
  payoutsHaveTheirPurchases,
  rootsAreTheMovements,
];
export { promisesAreKept } from './promises-are-kept.ts';
