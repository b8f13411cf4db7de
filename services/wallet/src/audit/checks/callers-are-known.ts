import { callerNames } from '@facet/money-kit';
import { ADJUSTMENTS_CALLER } from '../../adjustments/index.ts';
import type { Check } from '../check.ts';

const known = ['wallet', ADJUSTMENTS_CALLER, ...callerNames].map((name) => `'${name}'`).join(', ');

export const callersAreKnown: Check = {
  name: 'callers-are-known',
  claim: 'each transfer was asked for by who may move money',
  sql: `select member_id, format('row %s was asked for by %s', seq, caller) as detail from transfers join audited using (member_id) where caller not in (${known})`,
};
