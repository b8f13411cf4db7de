import { findBrokenClosings } from '../../closings/index.ts';
import type { Check } from '../check.ts';

export const closingsHold: Check = {
  name: 'closings-hold',
  claim: 'each closed month is what its hash and the ledger say, and follows the month before',
  find: (transaction, since) => findBrokenClosings(transaction, { fully: since === undefined }),
};
