import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, fail, hardCodedAmong, speakPseudo, textsOfPage, type FakeCalls } from '@facet/remote-kit/testing';
import { declared, openSite, type SiteOptions } from './open-site.tsx';
import { someCases, someThread } from './some-cases.ts';
import { someNoticeKinds } from './some-notice-kinds.ts';
import { someTransaction } from './some-transaction.ts';

let speakPlainly: () => void;
beforeAll(() => {
  speakPlainly = speakPseudo('ltr');
});
afterAll(() => speakPlainly());

const won = { kind: 'bombs.won', values: { bombs: '3', multiplier: '1.50' }, text: 'Bombs, 3 bombs, won at 1.50x' };
const transactions = [
  someTransaction({ amount: '12.50' }),
  someTransaction({
    amount: '5.00',
    type: 'game_win',
    category: 'game_win',
    description: `${won.text} (R$ 2.50 paid off a debt)`,
    line: { ...won, paidDebt: '2.50' },
  }),
  someTransaction({
    amount: '-5.00',
    description: 'Reversed: BitLabs',
    line: { kind: null, values: {}, text: 'BitLabs', undo: 'reversed', newDebt: '1.00' },
  }),
];
const code = { kind: 'promo.code', values: { code: 'WINTER26' }, text: 'Promo code WINTER26' };
const notices = [
  {
    id: 'n1',
    kind: 'wallet.credit',
    values: { amount: '25.00', type: 'promo', reason: code.text },
    line: code,
    at: new Date().toISOString(),
    isNew: true,
  },
];
const away = () => fail(503, 'unavailable', 'away');
const filled: FakeCalls = {
  'GET /api/user/transactions': () => ({ transactions, nextCursor: null }),
};
const empty: FakeCalls = { 'GET /api/user/transactions': () => ({ transactions: [], nextCursor: null }) };
const broken: FakeCalls = { 'GET /api/user/transactions': away, 'GET /api/user/figures': away, 'GET /api/public/stats': away };

const wallet = { ...declared('mfe-wallet', '/withdraw', 'Withdraw', 30), notices: someNoticeKinds };
const thread = someThread();
/** What the answers and the registry brought, and the site's own name. */
const DATA = [
  'Facet',
  'Withdraw',
  'nova',
  'nova_builder',
  'Builder Weekend',
  'away',
  'Offer',
  ...dataOf([transactions, someCases, thread, notices]),
];

test.each<[string, SiteOptions]>([
  ['the landing page', { member: null }],
  ['the games for a visitor', { member: null, path: '/games' }],
  ['the dashboard', { calls: filled }],
  ['an empty dashboard', { calls: empty }],
  ['a dashboard without answers', { calls: broken }],
  ['a page that does not exist', { path: '/nowhere' }],
  ['a suspended account', { member: { disabled: true, banReason: 'away' } }],
  ['the help', { path: '/help', calls: { 'GET /api/cases': () => ({ cases: someCases }) } }],
  ['the inbox', { path: '/inbox', entries: [wallet], calls: { 'GET /api/inbox': () => ({ notices, nextCursor: null }) } }],
  ['a question', { path: '/help/new' }],
  ['a case', { path: `/help/${thread.case.id}`, calls: { [`GET /api/cases/${thread.case.id}`]: () => thread } }],
])('%s takes every text from the catalogue', async (_name, options) => {
  openSite(options);
  await screen.findAllByRole('heading');
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(hardCodedAmong(textsOfPage(), DATA)).toEqual([]);
});
