import { someFigures } from '@facet/remote-kit/fakes';
import { expect, test } from 'vitest';
import { barsOf, earnedBySource } from './earnings.ts';

test('sources go by what they brought, the largest first; what was reversed stands last, nothing is left out', () => {
  const { total } = someFigures({ before: { walls: -4, tasks: 8, referralShares: 1, referralBonuses: 0.25 } }).earned;
  expect(earnedBySource(total).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Social tasks 8.00',
    'Referrals 1.25',
    'Surveys and offers -4.00',
  ]);
});

test('a bar for each of the last days, today’s at the end; a day on which more was reversed than earned has none', () => {
  const { days } = someFigures({
    days: { '2026-11-19': { prizes: 3 }, '2026-11-20': { walls: -1 }, '2026-11-21': { walls: 1.5, codes: 25 } },
  }).earned;
  expect(barsOf(days, 3)).toEqual([
    { label: '19 Nov', amount: '3.00' },
    { label: '20 Nov', amount: '0.00' },
    { label: 'Today', amount: '26.50' },
  ]);
  expect(barsOf(days)).toHaveLength(30);
});
