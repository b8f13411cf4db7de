import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { someAgain, someStart, someWithdrawal } from '../standalone/fake-wallet.ts';
import { choose, openGamepasses, openPage, openQuestion, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

const OF_ANY = [
  'ReservedThe amount leaves your balance right away.',
  'CheckedWe check your group, the owner and the price.',
  'BoughtWe buy the gamepass, usually within 1-3 business days.',
  'Pending on the platformThe platform holds what you receive for about 5 days.',
  'Or returnedIf anything fails, the whole amount comes back.',
];

test('before a gamepass is chosen it names no amount', async () => {
  page = openPage();
  expect(await steps()).toEqual(OF_ANY);
});

test('it names the price and what arrives of the last one again', async () => {
  page = openPage({ 'GET /api/withdraw/start': () => someStart({ again: someAgain() }) });
  expect(await steps()).toEqual(ofVipLounge());
});

test('it follows what is chosen', async () => {
  page = await openGamepasses();
  expect(await steps()).toEqual(OF_ANY);
  await choose('VIP Lounge');
  expect(await steps()).toEqual(ofVipLounge());
  await choose('Double Jump');
  expect((await steps())[3]).toBe('Pending on the platformR$ 70, for about 5 days.');
  await press('Back');
  expect(await steps()).toEqual(OF_ANY);
  expect(page.api.requests.filter(({ path }) => path === '/api/fetch-gamepasses')).toHaveLength(1);
});

test('once it is sent it says until when it can be taken back, and the step takes it back', async () => {
  page = await openQuestion();
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal()] }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw R$ 250' }));
  const known = await screen.findByRole('region', { name: 'Good to know' });
  expect(known.textContent).toContain('You can cancel while it’s pending.');
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();

  page.api.on('POST /api/withdraw/w5/cancel', () => ({ success: true, message: '', withdrawal: someWithdrawal() }));
  await press('Cancel this withdrawal');
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal({ payoutState: 'cancelled' })] }));
  await press('Cancel withdrawal');
  const heading = await screen.findByRole('heading', { name: 'You cancelled it' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('heading', { name: 'R$ 175 is on its way' })).toBeNull();
  expect(page.api.sentTo('POST /api/withdraw/w5/cancel')).toEqual([{}]);
});

function ofVipLounge(): string[] {
  const [, checked = '', bought = ''] = OF_ANY;
  return [
    'ReservedR$ 250 leaves your balance right away.',
    checked,
    bought,
    'Pending on the platformR$ 175, for about 5 days.',
    'Or returnedIf anything fails, all R$ 250 comes back.',
  ];
}

async function steps(): Promise<(string | null)[]> {
  const card = await screen.findByRole('region', { name: 'What happens next' });
  return within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
