import { hundredths, uuidv7 } from '@facet/service-kit';
import type { Transfer } from '../../src/ledger/index.ts';

type Of<Op extends Transfer['op']> = Extract<Transfer, { op: Op }>;
const base = (memberId: string, amount: number) => ({
  memberId,
  amountHundredths: hundredths(BigInt(amount)),
  key: uuidv7(),
  reason: 'test',
});

/** Transfers as the services make them; `change` overrides a field. */
export const credit = (memberId: string, amount: number, change: Partial<Of<'credit'>> = {}): Of<'credit'> => ({
  ...base(memberId, amount),
  op: 'credit',
  caller: 'earn',
  type: 'wall_credit',
  account: 'wall:a',
  ...change,
});
export const debit = (memberId: string, amount: number, change: Partial<Of<'debit'>> = {}): Of<'debit'> => ({
  ...base(memberId, amount),
  op: 'debit',
  caller: 'games',
  type: 'bet',
  account: 'house',
  ...change,
});
export const voiding = ({ memberId, caller, key }: Transfer): Of<'void'> => ({ op: 'void', memberId, caller, key });
export const reversal = ({ memberId, caller, key }: Transfer): Of<'reverse'> => ({ op: 'reverse', memberId, caller, key });
