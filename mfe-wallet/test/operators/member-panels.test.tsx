import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
import { someWithdrawal } from '../../standalone/operators/withdrawals/fake-withdrawals.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (panel: string, options: OpenTab = {}) => (page = openTab(`/admin?panel=${panel}&member=${MEMBER}`, options));
const user = userEvent.setup();

test('each part loads by itself, and goes on', async () => {
  const opened = open('transactions');
  await opened.findByText('Wall C · Learning online');
  await user.click(await opened.findByRole('button', { name: 'Show more' }));
  expect(await opened.findByText('An older transaction')).toBeTruthy();
});

test('a member’s withdrawals, test ones last', async () => {
  const answer = {
    withdrawals: [someWithdrawal()],
    testWithdrawals: [someWithdrawal({ id: 'w9', type: 'test' })],
    nextCursor: null,
    total: 1,
  };
  const opened = open('withdrawals', { calls: { 'GET /api/admin/withdrawals': () => answer } });
  expect(await opened.findAllByText('test withdrawal')).toHaveLength(1);
  expect(opened.getAllByRole('row').at(-1)?.textContent).toContain('test withdrawal');
  expect(opened.api.requests.find(({ path }) => path === '/api/admin/withdrawals')?.query.get('memberId')).toBe(MEMBER);
});

test('a part that fails says so and asks again', async () => {
  const CALL = `GET /api/admin/money/of-member/${MEMBER}/transactions`;
  const opened = open('transactions', { calls: { [CALL]: () => fail(503, 'unavailable', 'wallet is not available right now.') } });
  expect(await opened.findByText('wallet is not available right now.')).toBeTruthy();
  opened.api.on(CALL, () => ({ transactions: [], nextCursor: null }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('No money has moved yet')).toBeTruthy();
});
