import { findBrokenRoots } from '../../proof/index.ts';
import type { Check } from '../check.ts';

export const rootsHold: Check = {
  name: 'roots-hold',
  claim: 'each published root follows from its members’ heads and balances and from the root of the day before',
  find: (transaction, since) => findBrokenRoots(transaction, { fully: since === undefined }),
};
