import type { FakeCalls } from '@facet/remote-kit/testing';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';

const transaction = (id: string, description: string, change: object = {}) => ({
  id,
  type: 'wall_credit',
  category: 'earn',
  description,
  amount: '640.00',
  balanceAfter: '12904.25',
  debtAfter: '0.00',
  source: 'earn',
  reference: 'wall:c:88121',
  account: 'wall:c',
  undo: false,
  createdAt: '2026-11-21T05:31:00.000Z',
  ...change,
});
const game = { type: 'game_win', category: 'game_win', source: 'games', reference: 'win:r0', account: 'house' };
const first = [
  transaction('m1', 'Wall C · Learning online'),
  transaction('m2', 'Bombs, 3 bombs', { ...game, amount: '43.20', balanceAfter: '12264.25' }),
  transaction('m3', 'Reversed: Wall A · Offer 61', { undo: true, amount: '-120.00', balanceAfter: '12221.05' }),
];

/** Every transaction of one member, on two pages. */
export const fakeMembers: FakeCalls = {
  [`GET /api/admin/money/of-member/${MEMBER}/transactions`]: ({ query }) =>
    query.has('cursor')
      ? { transactions: [transaction('m9', 'An older transaction')], nextCursor: null }
      : { transactions: first, nextCursor: '7' },
};
