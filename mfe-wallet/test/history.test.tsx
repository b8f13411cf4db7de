import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { fakeExperiences, fakeWithdrawals, someWithdrawal } from '../standalone/fake-wallet.ts';
import { completedTotal } from '../src/history/completed-total.ts';
import { choice, openPage, openQuestion, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('says that it is loading, then that there is none', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = openPage({ 'GET /api/withdraw/history': () => slow.promise });
  expect(await screen.findByText('Loading your withdrawals')).toBeTruthy();
  slow.resolve({ withdrawals: [] });
  expect(await screen.findByText('No withdrawals yet')).toBeTruthy();
  expect(screen.queryByText('Loading your withdrawals')).toBeNull();
  expect(screen.queryByText(/completed$/)).toBeNull();
});

test('says why it did not load, and Retry recovers', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => fail(503, 'unavailable', 'The wallet is away.') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Withdrawal history did not load');
  expect(alert.textContent).toContain('The wallet is away.');
  expect(screen.queryByText('Loading your withdrawals')).toBeNull();
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: fakeWithdrawals }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Withdrawals' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is asked for again when the member comes back to the page', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }) });
  expect(await rows()).toHaveLength(1);
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal({ payoutState: 'paid' })] }));
  await act(() => page.shell.router.navigate('/'));
  await act(() => page.shell.router.navigate('/withdraw'));
  expect(await screen.findByText('Paid')).toBeTruthy();
});

test('a refused one can be fixed: the wizard is back at its gamepass, as it is now', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal({ payoutState: 'rejected' })] }) });
  clickTwice(await screen.findByRole('button', { name: 'Fix and ask again' }));
  expect((await choice('VIP Lounge')).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a gamepass' }));
  expect(page.api.sentTo('POST /api/validate-roblox-user')).toHaveLength(1);
  expect(page.api.sentTo('POST /api/withdraw')).toEqual([]);
});

test('one whose experience is gone leads to those that are there; a platform that is away says so', async () => {
  const refused = someWithdrawal({ payoutState: 'rejected', experienceName: 'Sunken' });
  page = openPage({
    'GET /api/withdraw/history': () => ({ withdrawals: [refused] }),
    'POST /api/validate-roblox-user': () => fail(504, 'platform_slow', 'Failed to validate Roblox user'),
  });
  await press('Fix and ask again');
  expect(await screen.findByText('Failed to validate Roblox user')).toBeTruthy();
  page.api.on('POST /api/validate-roblox-user', () => ({ experiences: fakeExperiences, message: '' }));
  await press('Fix and ask again');
  expect(await screen.findByRole('heading', { name: 'Choose an experience' })).toBeTruthy();
});

test('each leads to its receipt, and is asked about where something is wrong', async () => {
  page = openPage({
    'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal({ payoutState: 'paid', platformSharePercent: 10 })] }),
  });
  const receipt = await screen.findByRole('link', { name: 'Receipt of R$ 250.00' });
  expect(receipt.getAttribute('href')).toBe('/withdraw/receipt/w5');
  expect(screen.getByRole('link', { name: 'VIP Lounge' }).getAttribute('href')).toBe('/withdraw/receipt/w5');
  expect(screen.getByText('you received R$ 225')).toBeTruthy();
  const link = document.querySelector('a[href^="/help/new"]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Something wrong?', '/help/new?about=withdrawal:w5']);
});

test('each withdrawal shows its status in the status’ colour, and what became of it', async () => {
  page = openPage({
    'GET /api/withdraw/history': () => ({
      withdrawals: [
        someWithdrawal({ id: '1' }),
        someWithdrawal({ id: '2', payoutState: 'processing' }),
        someWithdrawal({ id: '3', payoutState: 'unknown' }),
        someWithdrawal({ id: '4', payoutState: 'paid' }),
        someWithdrawal({ id: '5', payoutState: 'rejected', reason: 'The price had changed' }),
        someWithdrawal({ id: '6', payoutState: 'rejected', reason: null }),
        someWithdrawal({ id: '7', payoutState: 'cancelled' }),
      ],
    }),
  });
  const cells = (await rows()).map((row) => [...row.cells]);
  expect(cells.map((row) => row[0]?.textContent.replace(/ on \d+ \w+, [\d:]+/, '').replace('VIP Lounge Tower of Tides ', ''))).toEqual([
    'Usually within 1-3 business days. Something wrong?',
    'We’re buying it right now. Something wrong?',
    'Waiting for the game platform to confirm the purchase. Something wrong?',
    'Bought. Something wrong?',
    'The price had changed. R$ 250.00 went back to your balance. Something wrong?',
    'R$ 250.00 went back to your balance. Something wrong?',
    'You cancelled it. R$ 250.00 went back to your balance. Something wrong?',
  ]);
  expect(cells.map((row) => row[1]?.textContent)).toEqual(['Cancel', '', '', 'Receipt', 'Fix and ask again', 'Fix and ask again', '']);
  expect(cells.map((row) => row[2]?.textContent.replace(/\d+ \w+, [\d:]+/, ''))).toEqual([
    'Pending',
    'Processing',
    'Processing',
    'Paid',
    'Refused',
    'Refused',
    'Cancelled',
  ]);
  const tones = cells.map((row) => ['warning', 'info', 'accent', 'danger', 'outline'].find((tone) => row[2]?.querySelector(`.${tone}`)));
  expect(tones).toEqual(['warning', 'info', 'info', 'accent', 'danger', 'danger', 'outline']);
  // Why it was refused is in the danger’s colour, and nothing else is.
  expect(cells.map((row) => row[0]?.querySelector('.danger') !== null)).toEqual([false, false, false, false, true, true, false]);
  const amounts = (await rows()).map((row) => row.querySelectorAll('td')[3]?.textContent);
  expect(amounts).toEqual([
    ...Array(3).fill('R$ 250.00you receive R$ 175'),
    'R$ 250.00you received R$ 175',
    ...Array(3).fill('R$ 250.00returned'),
  ]);
});

test('shows amounts with decimals and the sum of what is completed', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: fakeWithdrawals }) });
  const [newest] = await rows();
  expect(newest?.textContent).toContain('VIP Lounge');
  expect(newest?.textContent).toContain('Tower of Tides');
  expect(newest?.textContent).toContain('R$ 250.00');
  expect(screen.getByText('R$ 500 on the way · R$ 500 paid out')).toBeTruthy();
});

test('the sum is exact', () => {
  const paid = Array.from({ length: 3 }, () => someWithdrawal({ payoutState: 'paid', amount: '0.10' }));
  expect(completedTotal([...paid, someWithdrawal({ amount: '5.00' })])).toBe('0.30');
});

test('Cancel asks, gives the money back and leaves the focus at what became of it', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }) });
  await press('Cancel the withdrawal of R$ 250.00');
  expect(screen.getByRole('alertdialog').textContent).toContain('R$ 250.00 for your gamepass "VIP Lounge" goes back to your balance.');
  const profiles = asked('/api/user/profile');
  page.api.on('POST /api/withdraw/w5/cancel', () => ({ success: true, message: '', withdrawal: someWithdrawal() }));
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal({ payoutState: 'cancelled' })] }));
  await press('Cancel withdrawal');
  expect(await screen.findByText('Withdrawal Cancelled')).toBeTruthy();
  const status = (await screen.findByText(/^You cancelled it. R\$ 250.00 went back/)).closest('[data-outcome]');
  expect(page.api.sentTo('POST /api/withdraw/w5/cancel')).toEqual([{}]);
  expect(asked('/api/user/profile')).toBe(profiles + 1);
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(status));
});

test('money that comes back anywhere shows here', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }) });
  await rows();
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal({ payoutState: 'rejected', reason: 'Wrong group' })] }));
  act(() => page.shell.showBalance('1534.00', '2046.40'));
  expect(await screen.findByText(/^Wrong group\./)).toBeTruthy();
});

test('Keep it changes nothing', async () => {
  page = openPage({ 'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }) });
  await press('Cancel the withdrawal of R$ 250.00');
  await press('Keep it');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page.api.sentTo('POST /api/withdraw/w5/cancel')).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
});

test('a cancellation that comes too late says so and shows how it is now', async () => {
  page = openPage({
    'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }),
    'POST /api/withdraw/w5/cancel': () => fail(409, 'not_cancellable', 'This withdrawal can no longer be cancelled.'),
  });
  await press('Cancel the withdrawal of R$ 250.00');
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal({ payoutState: 'processing' })] }));
  await press('Cancel withdrawal');
  expect(await screen.findByText('Failed to cancel withdrawal')).toBeTruthy();
  expect(screen.getByText('This withdrawal can no longer be cancelled. We’re buying it right now.')).toBeTruthy();
  expect(await screen.findByText('We’re buying it right now.')).toBeTruthy();
});

test('a double click on Cancel withdrawal sends one request', async () => {
  page = openPage({
    'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal()] }),
    'POST /api/withdraw/w5/cancel': () => new Promise(() => {}),
  });
  await press('Cancel the withdrawal of R$ 250.00');
  clickTwice(screen.getByRole('button', { name: 'Cancel withdrawal' }));
  expect(page.api.sentTo('POST /api/withdraw/w5/cancel')).toHaveLength(1);
});

test('a list that could not be asked for again stays, with the failure said', async () => {
  page = await openQuestion({ 'GET /api/withdraw/history': () => ({ withdrawals: fakeWithdrawals }) });
  page.api.on('GET /api/withdraw/history', () => fail(503, 'unavailable', 'The wallet is away.'));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw R$ 250' }));
  expect(await screen.findByText('Withdrawal history did not load')).toBeTruthy();
  expect(await rows()).toHaveLength(fakeWithdrawals.length);
});

async function rows(): Promise<HTMLTableRowElement[]> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Withdrawals' });
  return [...(table.tBodies[0]?.rows ?? [])];
}

function asked(path: string): number {
  return page.api.requests.filter((request) => request.path === path).length;
}
