import type { Check } from '../check.ts';
import { PROMISERS } from '../promisers.ts';
import { accountsKeepTheirSign } from './accounts-keep-their-sign.ts';
import { adjustmentsHaveTheirTransfers } from './adjustments-have-their-transfers.ts';
import { balanceIsTheSum } from './balance-is-the-sum.ts';
import { callersAreKnown } from './callers-are-known.ts';
import { chainIsWhole } from './chain-is-whole.ts';
import { closingsHold } from './closings-hold.ts';
import { holdsEndOnce } from './holds-end-once.ts';
import { hourlyTotalsAreTheTransfers } from './hourly-totals-are-the-transfers.ts';
import { keysHaveTheirTransfers } from './keys-have-their-transfers.ts';
import { payoutsHaveTheirPurchases } from './payouts-have-their-purchases.ts';
import { promisesAreKept } from './promises-are-kept.ts';
import { rootsAreTheTransfers } from './roots-are-the-transfers.ts';
import { rootsHold } from './roots-hold.ts';
import { sumIsZero } from './sum-is-zero.ts';
import { totalsAreTheTypes } from './totals-are-the-types.ts';
import { withdrawalsHaveTheirTransfers } from './withdrawals-have-their-transfers.ts';

/** Inside the wallet. */
export const ownChecks: readonly Check[] = [
  accountsKeepTheirSign,
  balanceIsTheSum,
  callersAreKnown,
  chainIsWhole,
  totalsAreTheTypes,
  keysHaveTheirTransfers,
  sumIsZero,
  holdsEndOnce,
  withdrawalsHaveTheirTransfers,
  payoutsHaveTheirPurchases,
  adjustmentsHaveTheirTransfers,
  rootsAreTheTransfers,
  rootsHold,
  closingsHold,
  hourlyTotalsAreTheTransfers,
];

/** All that a reconciliation looks at, those between the services too. */
export const checkNames: readonly string[] = [...ownChecks, ...PROMISERS.map(promisesAreKept)].map(({ name }) => name);
