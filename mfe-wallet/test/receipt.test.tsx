import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { formatTime } from '@facet/remote-kit';
import { fail } from '@facet/remote-kit/testing';
import { someReceipt, someWithdrawal } from '../standalone/fake-wallet.ts';
import { receiptSteps } from '../src/receipt/receipt-steps.ts';
import { openPage, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page?.api.restore();
});

const REQUESTED = '2026-11-20T19:05:00.000Z';
const APPROVED = '2026-11-21T10:48:00.000Z';
const BOUGHT = '2026-11-21T11:05:00.000Z';
const TERMS = { sharePercent: 30n, pendingDays: 5 };

function openReceipt(receipt: unknown = someReceipt({ payoutState: 'paid', processedAt: BOUGHT }), calls = {}): void {
  page = openPage({ 'GET /api/withdraw/w5/receipt': () => receipt, ...calls }, {}, '/withdraw/receipt/w5');
}

describe('the steps', () => {
  const steps = (own: Parameters<typeof someReceipt>[0], more: Parameters<typeof someReceipt>[1] = {}, now = '2026-11-22T00:00:00Z') =>
    receiptSteps(someReceipt({ createdAt: REQUESTED, ...own }, more), TERMS, new Date(now)).map(({ title, when, detail, state }) => [
      title,
      when,
      detail,
      state,
    ]);
  const requested = ['Requested', formatTime(REQUESTED), 'R$ 250 left your balance.', 'reached'];

  test('of one that waits', () => {
    expect(steps({})).toEqual([
      requested,
      ['Approved', 'in progress', 'We check your group, the owner and the price.', 'current'],
      ['Bought', undefined, 'We buy VIP Lounge for R$ 250.', undefined],
      ['On the platform', undefined, 'R$ 175, for about 5 days. Then it’s yours to spend.', undefined],
    ]);
  });

  test('of one in the queue, and of one that is being bought', () => {
    const more = { approvedAt: APPROVED, queuedAt: APPROVED };
    expect(steps({}, more).slice(1, 3)).toEqual([
      ['Approved', formatTime(APPROVED), 'Group, owner and price were checked.', 'reached'],
      ['Queued', formatTime(APPROVED), 'In line to be bought.', 'reached'],
    ]);
    expect(steps({ payoutState: 'unknown' }, { approvedAt: APPROVED })[2]).toEqual([
      'Bought',
      'in progress',
      'Waiting for the game platform to confirm the purchase.',
      'current',
    ]);
  });

  test('of a paid one tell when what arrives can be spent', () => {
    const paid = { payoutState: 'paid', processedAt: BOUGHT } as const;
    expect(steps(paid, { approvedAt: APPROVED }).slice(2)).toEqual([
      ['Bought', formatTime(BOUGHT), 'We bought VIP Lounge for R$ 250.', 'reached'],
      ['On the platform', 'about 26 Nov', 'R$ 175, pending on the platform. Then it’s yours to spend.', 'current'],
    ]);
    expect(steps(paid, {}, '2026-11-27T00:00:00Z').at(-1)).toEqual([
      'On the platform',
      'about 26 Nov',
      'R$ 175. The platform should have released it by now.',
      'reached',
    ]);
  });

  test('of one that its member took back are not those of one that was refused', () => {
    expect(steps({ payoutState: 'cancelled', processedAt: BOUGHT })).toEqual([
      requested,
      ['Cancelled by you', formatTime(BOUGHT), 'R$ 250 went back to your balance.', 'reached'],
    ]);
    expect(steps({ payoutState: 'rejected', reason: 'Its price changed', processedAt: BOUGHT })[1]).toEqual([
      'Refused',
      formatTime(BOUGHT),
      'Its price changed. R$ 250 went back to your balance.',
      'failed',
    ]);
  });
});

describe('the page', () => {
  test('tells what was paid, what the platform kept, what arrives, and its reference', async () => {
    openReceipt();
    const slip = await screen.findByRole('region', { name: 'Receipt' });
    expect(slip.textContent).toContain('Price we paidR$ 250.00The platform keeps 30%−R$ 75.00You receiveR$ 175.00');
    expect(slip.textContent).toContain('Reference w5');
    expect(within(slip).getByRole('link', { name: 'Withdraw again' }).getAttribute('href')).toBe('/withdraw?of=w5');
    expect(screen.getByRole('link', { name: 'Something wrong?' }).getAttribute('href')).toBe('/help/new?about=withdrawal:w5');
  });

  test('keeps the share that held when it was asked for', async () => {
    openReceipt(someReceipt({ payoutState: 'paid', platformSharePercent: 10 }));
    expect((await screen.findByRole('region', { name: 'Receipt' })).textContent).toContain(
      'The platform keeps 10%−R$ 25.00You receiveR$ 225.00',
    );
  });

  test('a cancelled one came back and cannot be asked for again; a refused one can', async () => {
    openReceipt(someReceipt({ payoutState: 'cancelled' }));
    const slip = await screen.findByRole('region', { name: 'Receipt' });
    expect(slip.textContent).toMatch(/^Cancelled.*Back in your balanceR\$ 250\.00/);
    expect(slip.textContent).not.toContain('The platform keeps');
    expect(within(slip).queryByRole('link')).toBeNull();
    cleanup();
    page.api.restore();
    openReceipt(someReceipt({ payoutState: 'rejected' }));
    expect(await screen.findByRole('link', { name: 'Fix and ask again' })).toBeTruthy();
  });

  test('one that waits can be cancelled here, and moves on by itself', async () => {
    openReceipt(someReceipt(), { 'POST /api/withdraw/w5/cancel': () => ({ success: true, message: '', withdrawal: someWithdrawal() }) });
    await press('Cancel the withdrawal of R$ 250.00');
    page.api.on('GET /api/withdraw/w5/receipt', () => someReceipt({ payoutState: 'cancelled' }));
    await press('Cancel withdrawal');
    expect(await screen.findByText('Cancelled by you')).toBeTruthy();
    page.api.on('GET /api/withdraw/w5/receipt', () => someReceipt({ payoutState: 'rejected', reason: 'No' }));
    act(() => page.shell.showBalance('1.00', '2046.40'));
    expect(await screen.findByText(/^No\. R\$ 250 went back/)).toBeTruthy();
  });

  test('says that it is loading, that it did not load, and Retry recovers', async () => {
    const slow = Promise.withResolvers<unknown>();
    openReceipt(slow.promise);
    expect(await screen.findByText('Loading the receipt')).toBeTruthy();
    slow.resolve(fail(503, 'unavailable', 'The wallet is away.'));
    expect((await screen.findByRole('alert')).textContent).toContain('The receipt did not loadThe wallet is away.');
    page.api.on('GET /api/withdraw/w5/receipt', () => someReceipt());
    await press('Retry');
    expect(await screen.findByText('What happened')).toBeTruthy();
  });

  test('of none says so, and leads back', async () => {
    openReceipt(fail(404, 'withdrawal_not_found', 'There is no such withdrawal.'));
    expect(await screen.findByText('There is no such withdrawal')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Your withdrawals' }).map((link) => link.getAttribute('href'))).toContain('/withdraw');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks for no other path, whatever stands in the address', async () => {
    page = openPage({}, {}, `/withdraw/receipt/${encodeURIComponent('../../user/profile?x=')}`);
    await waitFor(() => expect(page.api.requests.some(({ path }) => path.endsWith('/receipt'))).toBe(true));
    const { path } = page.api.requests.find((request) => request.path.endsWith('/receipt')) ?? { path: '' };
    expect(path).toBe('/api/withdraw/..%2F..%2Fuser%2Fprofile%3Fx%3D/receipt');
  });
});
