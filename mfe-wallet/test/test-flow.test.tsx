import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { fakeExperiences, someWithdrawal } from '../standalone/fake-wallet.ts';
import { choice, choose, openTestFlow, openTestGamepasses, openTestWithdraw, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('is shown only while the operators have switched it on', async () => {
  page = openTestFlow({ 'GET /api/settings/test_withdrawals': () => ({ value: 'off' }) });
  expect(await screen.findByText('Test withdrawals are switched off')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
  expect(screen.queryByRole('heading', { name: 'Select an experience' })).toBeNull();
  expect(page.api.sentTo('POST /api/validate-roblox-user')).toEqual([]);
});

test('a setting that did not load can be asked for again', async () => {
  page = openTestFlow({ 'GET /api/settings/test_withdrawals': () => fail(503, 'unavailable', 'Settings are away.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Settings are away.');
  page.api.on('GET /api/settings/test_withdrawals', () => ({ value: 'on' }));
  await press('Retry');
  expect(await choice('Tower of Tides')).toBeTruthy();
});

test('each step wants its selection', async () => {
  page = openTestFlow();
  await press('Continue');
  expect(await screen.findByText('Missing Selection')).toBeTruthy();
  expect(screen.getByText('Please select an experience.')).toBeTruthy();
  await choose('Tower of Tides');
  await press('Continue');
  await choice('VIP Lounge');
  await press('Continue');
  expect(await screen.findByText('Please select a gamepass.')).toBeTruthy();
  expect(screen.getByText('Missing Selection')).toBeTruthy();
});

test('Back keeps the selections', async () => {
  page = await openTestWithdraw('VIP Lounge');
  await press('Back');
  expect((await choice('VIP Lounge')).checked).toBe(true);
  await press('Back');
  expect((await choice('Tower of Tides')).checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Select an experience' })));
});

test('what the balance does not cover is refused without asking the wallet', async () => {
  page = await openTestWithdraw('Founder');
  await press('Withdraw R$ 2,500');
  expect(await screen.findByText('Insufficient Balance')).toBeTruthy();
  expect(screen.getByText("You don't have enough balance for this withdrawal.")).toBeTruthy();
  expect(page.api.sentTo('POST /api/test-withdraw')).toEqual([]);
});

test('sends what the flow holds, then begins anew and shows the test', async () => {
  page = await openTestWithdraw('VIP Lounge', { 'POST /api/test-withdraw': accept });
  page.api.on('GET /api/withdraw/history', () => ({
    withdrawals: [someWithdrawal({ id: 't1', type: 'test' }), someWithdrawal({ id: 'w1', gamepassName: 'Not a test' })],
  }));
  await press('Withdraw R$ 250');
  expect(await screen.findByText('Test Withdrawal Requested')).toBeTruthy();
  expect(page.api.sentTo('POST /api/test-withdraw')).toEqual([
    { amount: '250.00', experienceId: '501', placeId: '901', experienceName: 'Tower of Tides', gamepassId: '13' },
  ]);
  expect((await choice('Tower of Tides')).checked).toBe(false);
  const table = await screen.findByRole('table', { name: 'Withdrawals' });
  expect(within(table).getByText('Test')).toBeTruthy();
  expect(within(table).queryByText('Not a test')).toBeNull();
});

test('a double click sends one request', async () => {
  page = await openTestWithdraw('VIP Lounge', { 'POST /api/test-withdraw': () => new Promise(() => {}) });
  clickTwice(screen.getByRole('button', { name: 'Withdraw R$ 250' }));
  expect(page.api.sentTo('POST /api/test-withdraw')).toHaveLength(1);
});

test('a refusal says why, stays, and shows the price as it is now', async () => {
  page = await openTestWithdraw('VIP Lounge', {
    'POST /api/test-withdraw': () => fail(403, 'test_withdrawals_off', 'Test withdrawals are switched off.'),
  });
  page.api.on('POST /api/fetch-gamepasses', () => ({
    gamepasses: [{ id: '13', name: 'vip', displayName: 'VIP Lounge', description: '', price: '300.00' }],
  }));
  await press('Withdraw R$ 250');
  expect(await screen.findByText('Test Withdrawal Failed')).toBeTruthy();
  expect(screen.getByText('Test withdrawals are switched off.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Withdraw R$ 300' })).toBeTruthy();
});

test('after silence the next try is the same request', async () => {
  page = await openTestWithdraw('VIP Lounge', { 'POST /api/test-withdraw': () => Promise.reject(new TypeError('failed to fetch')) });
  await press('Withdraw R$ 250');
  await screen.findByText('Test Withdrawal Failed');
  page.api.on('POST /api/test-withdraw', accept);
  await press('Withdraw R$ 250');
  await screen.findByText('Test Withdrawal Requested');
  const keys = page.api.requests.filter(({ path }) => path === '/api/test-withdraw').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('nothing can be withdrawn at a price that is being asked for again', async () => {
  page = await openTestGamepasses();
  await choose('VIP Lounge');
  page.api.on('POST /api/fetch-gamepasses', () => new Promise(() => {}));
  await press('Continue');
  expect(await screen.findByText('Loading the gamepass')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('a gamepass that is gone by the last step is said to be', async () => {
  page = await openTestGamepasses();
  await choose('VIP Lounge');
  page.api.on('POST /api/fetch-gamepasses', () => ({ gamepasses: [] }));
  await press('Continue');
  expect(await screen.findByText('No longer for sale')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('without an experience the flow says what is missing', async () => {
  page = openTestFlow({ 'POST /api/validate-roblox-user': () => ({ experiences: [], message: '' }) });
  expect(await screen.findByText(/No created experiences found for this user\./)).toBeTruthy();
});

test('experiences that did not load can be asked for again', async () => {
  page = openTestFlow({ 'POST /api/validate-roblox-user': () => fail(502, 'platform', 'Failed to validate Roblox user') });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to validate Roblox user');
  page.api.on('POST /api/validate-roblox-user', () => ({ experiences: fakeExperiences, message: '' }));
  await press('Retry');
  expect(await choice('Tower of Tides')).toBeTruthy();
});

function accept() {
  return { success: true, message: '', withdrawal: someWithdrawal({ type: 'test' }) };
}
