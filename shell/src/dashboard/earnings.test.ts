import { expect, test } from 'vitest';
import type { Transaction } from '@facet/remote-kit';
import { earnedSince, earningsByDay, sharesOfEarnings } from './earnings.ts';

const today = new Date(2026, 10, 21);
/** Noon of the reader's day. */
const noon = (daysAgo: number): string => new Date(2026, 10, 21 - daysAgo, 12).toISOString();

function transaction(type: string, category: Transaction['category'], amount: string, daysAgo: number): Transaction {
  return { id: `${type} ${amount} ${daysAgo}`, type, category, description: '', amount, balanceAfter: '0.00', createdAt: noon(daysAgo) };
}

test("a day's earnings are summed, today last; wins, bets and withdrawals are none", () => {
  const days = earningsByDay(
    [
      transaction('wall_credit', 'earn', '1.50', 0),
      transaction('promo', 'promo', '25.00', 0),
      transaction('game_win', 'game_win', '900.00', 0),
      transaction('withdrawal', 'withdrawal', '-10.00', 1),
      transaction('event_prize', 'event_prize', '3.00', 2),
      transaction('wall_credit', 'earn', '7.00', 3),
    ],
    today,
    3,
  );
  expect(days).toEqual([
    { label: '19 Nov', amount: '3.00' },
    { label: '20 Nov', amount: '0.00' },
    { label: 'Today', amount: '26.50' },
  ]);
});

test('a day on which more was reversed than earned shows nothing, but counts in the sum', () => {
  const list = [transaction('wall_credit', 'earn', '-40.00', 0), transaction('wall_credit', 'earn', '44.00', 1)];
  expect(earningsByDay(list, today, 2).map(({ amount }) => amount)).toEqual(['44.00', '0.00']);
  expect(earnedSince(list, new Date(2026, 10, 20))).toBe(400n);
});

test('midnight belongs to the day that begins', () => {
  const list = [{ ...transaction('wall_credit', 'earn', '5.00', 0), createdAt: today.toISOString() }];
  expect(earningsByDay(list, today, 2).map(({ amount }) => amount)).toEqual(['0.00', '5.00']);
});

test('shares go by source, the largest first; reversals are taken off theirs', () => {
  const transactions = [
    transaction('social_task', 'earn', '8.00', 0),
    transaction('wall_credit', 'earn', '44.00', 1),
    transaction('wall_credit', 'earn', '-4.00', 1),
    transaction('referral_bonus', 'earn', '1.25', 2),
    transaction('something_new', 'earn', '2.00', 2),
  ];
  expect(sharesOfEarnings({ transactions, isWhole: true }, '51.25')).toEqual([
    { label: 'Surveys and offers', amount: '40.00' },
    { label: 'Social tasks', amount: '8.00' },
    { label: 'Other', amount: '2.00' },
    { label: 'Referrals', amount: '1.25' },
  ]);
});

test('what the statement does not reach is a share of its own, so that shares add up to all that was earned', () => {
  const transactions = [transaction('wall_credit', 'earn', '44.00', 1)];
  expect(sharesOfEarnings({ transactions, isWhole: false }, '144.00')).toEqual([
    { label: 'Earlier', amount: '100.00' },
    { label: 'Surveys and offers', amount: '44.00' },
  ]);
});

test('nothing earned has no shares', () => {
  expect(sharesOfEarnings({ transactions: [], isWhole: true }, '0.00')).toEqual([]);
});
