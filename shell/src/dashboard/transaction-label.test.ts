import { expect, test } from 'vitest';
import type { Transaction } from '@facet/remote-kit';
import { labelFor } from './transaction-label.ts';

test.each<[string, Transaction['category'], string, string]>([
  ['wall_credit', 'earn', '44.00', 'Offer completed'],
  ['wall_credit', 'earn', '-44.00', 'Offer reversed'],
  ['social_task', 'earn', '8.00', 'Social task'],
  ['promo', 'promo', '25.00', 'Promo code'],
  ['event_prize', 'event_prize', '100.00', 'Event prize'],
  ['welcome_bonus', 'welcome', '10.00', 'Welcome bonus'],
  ['withdrawal', 'withdrawal', '-250.00', 'Withdrawal'],
  ['withdrawal', 'withdrawal', '250.00', 'Withdrawal returned'],
  ['bet', 'game', '-10.00', 'Game bet'],
  ['bet', 'game', '10.00', 'Game bet returned'],
  ['refund', 'game', '10.00', 'Game activity'],
  ['game_win', 'game_win', '13.60', 'Game winnings'],
  ['adjustment', 'adjustment', '-5.00', 'Admin adjustment'],
  ['refund', 'other', '5.00', 'Transaction'],
  ['withdrawal', 'withdrawal', '0.00', 'Withdrawal'],
])('%s (%s) of %s is called %s', (type, category, amount, title) => {
  expect(labelFor({ type, category, amount }).title).toBe(title);
});

test("a category of tomorrow's wallet is a plain transaction", () => {
  const category = 'lottery' as Transaction['category'];
  expect(labelFor({ type: 'lottery', category, amount: '1.00' })).toMatchObject({ title: 'Transaction', icon: 'wallet' });
});
