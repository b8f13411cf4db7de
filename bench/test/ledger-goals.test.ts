import { expect, test } from 'vitest';
import { printTable, type Figure } from '../figure.ts';
import { goals } from '../ledger/bench-ledger.ts';

const figure = (spread: keyof typeof goals, ratio: number): Figure => ({
  name: spread,
  beside: 'pgbench',
  perSecond: 1,
  besidePerSecond: 1,
  ratio,
  note: '',
  ...goals[spread],
  p99Ms: 1,
  cpuMicroseconds: 1,
  besideCpuMicroseconds: 1,
  checked: [],
});

test.each([
  ['random', 1.99, 2],
  ['hot', 3.29, 3.3],
] as const)(
  'the ledger is judged by what was promised of it: %s members, %d times pgbench is too slow, %d is enough',
  (spread, below, enough) => {
    expect(printTable([figure(spread, below)])).toContain('TOO SLOW');
    expect(printTable([figure(spread, enough)])).not.toContain('TOO SLOW');
  },
);
