import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail, hardCodedAmong, speakPseudo, textsOfPage, type FakeCalls } from '@facet/remote-kit/testing';
import { openSite, type SiteOptions } from './open-site.tsx';
import { someCases, someThread } from './some-cases.ts';
import { someTransaction } from './some-transaction.ts';

let speakPlainly: () => void;
beforeAll(() => {
  speakPlainly = speakPseudo('ltr');
});
afterAll(() => speakPlainly());

const transactions = [someTransaction({ amount: '12.50' }), someTransaction({ amount: '-5.00', type: 'bet', category: 'game' })];
const away = () => fail(503, 'unavailable', 'away');
const filled: FakeCalls = {
  'GET /api/user/transactions': () => ({ transactions, nextCursor: null }),
};
const empty: FakeCalls = { 'GET /api/user/transactions': () => ({ transactions: [], nextCursor: null }) };
const broken: FakeCalls = { 'GET /api/user/transactions': away, 'GET /api/user/figures': away, 'GET /api/public/stats': away };

const thread = someThread();
const saidInCases = [...someCases.map(({ fact }) => fact?.title ?? ''), ...thread.messages.map(({ text }) => text)];

/** What the answers brought, and the site's own name. */
const DATA = [
  'Facet',
  'nova',
  'nova_builder',
  'Builder Weekend',
  'away',
  'Offer',
  ...transactions.map(({ description }) => description),
  ...saidInCases,
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
  ['a question', { path: '/help/new' }],
  ['a case', { path: `/help/${thread.case.id}`, calls: { [`GET /api/cases/${thread.case.id}`]: () => thread } }],
])('%s takes every text from the catalogue', async (_name, options) => {
  openSite(options);
  await screen.findAllByRole('heading');
  await expect.poll(() => document.querySelector('[aria-busy="true"]'), { timeout: 30_000 }).toBeNull();
  expect(hardCodedAmong(textsOfPage(), DATA)).toEqual([]);
});
