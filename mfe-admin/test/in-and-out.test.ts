import fc from 'fast-check';
import { addUp, negated } from '@facet/console-kit';
import { expect, test } from 'vitest';
import { inAndOut } from '../src/members/drawer/in-and-out.ts';
import { someFigures } from '../standalone/members/fake-members.ts';

const labels = (flows: { label: string; amount: string }[]) => flows.map(({ label, amount }) => `${label} ${amount}`);

test('what came in, what went out, and the balance as their difference', () => {
  const { cameIn, wentOut, ...sums } = inAndOut(someFigures(), '2500.00');
  expect(labels(cameIn)).toEqual([
    'Walls 16240.50',
    'Game payouts 7011.60',
    'Referral shares 1380.25',
    'Event prizes 500.00',
    'Promo codes 450.00',
    'Social tasks 310.00',
    'Adjustments 26.90',
    'Welcome bonus 5.00',
  ]);
  expect(labels(wentOut)).toEqual(['Bets 8420.00', 'Held 2500.00', 'Withdrawn 2100.00']);
  expect(sums).toEqual({ totalIn: '25924.25', totalOut: '13020.00', balance: '12904.25' });
});

test('what is held and is not among the withdrawals yet is no line of its own', () => {
  expect(labels(inAndOut(someFigures(), '4600.01').wentOut)).toEqual(['Bets 8420.00', 'Withdrawn 4600.00']);
});

test('what was earned while there was a debt went out again; what was taken back of a source is below zero and went out', () => {
  const figures = someFigures({ earned: { walls: '-120.00', total: '2520.25' }, balance: { earned: '2500.25', total: '-3476.25' } });
  expect(labels(inAndOut(figures, '0.00').wentOut).slice(-2)).toEqual(['Walls 120.00', 'Debts 20.00']);
});

test('whatever moved, the two columns end in the sum of the parts', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => addUp([(hundredths / 100).toFixed(2)]));
  const amounts = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, amount])));
  const sources = ['walls', 'tasks', 'codes', 'rewards', 'referralShares', 'referralBonuses', 'prizes'];
  const parts = ['earned', 'welcome', 'gameWins', 'bets', 'eventEntries', 'adjustments', 'withdrawn', 'other'];
  fc.assert(
    fc.property(amounts(sources), amounts(parts), amount, (earned, balance, held) => {
      const total = addUp(Object.values(balance));
      const figures = someFigures({ earned: { ...earned, total: addUp(Object.values(earned)) }, balance: { ...balance, total } });
      const made = inAndOut(figures, held.replace('-', ''));
      expect(made.balance).toBe(total);
      expect(addUp([made.totalIn, negated(made.totalOut)])).toBe(total);
    }),
  );
});
