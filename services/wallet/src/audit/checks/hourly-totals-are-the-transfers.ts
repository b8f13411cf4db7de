import { findWrongTotals } from '../../totals/index.ts';
import type { Check } from '../check.ts';

export const hourlyTotalsAreTheTransfers: Check = {
  name: 'hourly-totals-are-the-transfers',
  claim: 'what operators see of an hour is the sum of its transfers',
  find: findWrongTotals,
};
