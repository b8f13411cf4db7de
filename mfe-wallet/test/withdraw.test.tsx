import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, clickTwice, fail, type FakeCall } from '@facet/remote-kit/testing';
import { fakeGamepasses, someWithdrawal } from '../standalone/fake-wallet.ts';
import { choice, choose, openQuestion, press, pressExperience, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

const silence: FakeCall = () => Promise.reject(new TypeError('failed to fetch'));
const accept: FakeCall = () => ({ success: true, message: 'Withdrawal Requested', withdrawal: someWithdrawal() });

test('asks before money moves, with the time it takes and the age', async () => {
  page = await openQuestion();
  const { textContent } = screen.getByRole('alertdialog', { name: 'Withdraw R$ 250?' });
  expect(textContent).toContain('1-3 business days');
  expect(textContent).toContain('at least 13 years old');
  expect(textContent).toContain('R$ 175 arrives, after the platform’s 30%.');
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw R$ 250' })));
  expect(page.api.sentTo('POST /api/withdraw')).toEqual([]);
});

test('sends the price and the link, then tells what happens, with history and profile asked for again', async () => {
  page = await openQuestion();
  const before = { history: asked('/api/withdraw/history'), profile: asked('/api/user/profile') };
  page.api.on('GET /api/withdraw/history', () => ({ withdrawals: [someWithdrawal()] }));
  await confirm();
  expect(await screen.findByText('Withdrawal Requested')).toBeTruthy();
  expect(screen.getByText('R$ 250.00 is reserved. Processing takes 1-3 business days.')).toBeTruthy();
  expect(page.api.sentTo('POST /api/withdraw')).toEqual([{ amount: '250.00', gamepassLink: 'https://www.roblox.com/game-pass/13' }]);

  const heading = screen.getByRole('heading', { name: 'R$ 175 is on its way' });
  expect(screen.getByText('We’ve set R$ 250 aside and usually buy VIP Lounge within 1-3 business days.')).toBeTruthy();
  expect(screen.getByText('R$ 175, for about 5 days. Then it’s yours to spend.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByRole('table', { name: 'Withdrawals' })).toBeTruthy();
  expect(asked('/api/withdraw/history')).toBe(before.history + 1);
  await waitFor(() => expect(asked('/api/user/profile')).toBe(before.profile + 1));

  await press('Withdraw something else');
  await press('Validate account');
  await pressExperience('Tower of Tides');
  expect((await choice('VIP Lounge')).checked).toBe(false);
});

test('a double click sends one request', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = await openQuestion({ 'POST /api/withdraw': () => slow.promise });
  clickTwice(confirmButton());
  await userEvent.click(confirmButton());
  expect(page.api.sentTo('POST /api/withdraw')).toHaveLength(1);
  expect(confirmButton().getAttribute('aria-busy')).toBe('true');
});

test('the question stays until there is an answer', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = await openQuestion({ 'POST /api/withdraw': () => slow.promise });
  await confirm();
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  slow.resolve(fail(400, 'in_debt', 'Withdrawals are paused until your debt of R$ 3.00 from reversed earnings is paid off.'));
  expect(await screen.findByText('Withdrawal Failed')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refusal says why, keeps the selection and asks for the gamepasses again', async () => {
  page = await openQuestion({
    'POST /api/withdraw': () => fail(400, 'amount_is_not_the_price', "The amount must be the gamepass's price, which is R$ 300.00."),
  });
  page.api.on('POST /api/fetch-gamepasses', () => ({
    gamepasses: fakeGamepasses.map((pass) => (pass.id === '13' ? { ...pass, price: '300.00' } : pass)),
  }));
  await confirm();
  expect(await screen.findByText('Withdrawal Failed')).toBeTruthy();
  expect(screen.getByText("The amount must be the gamepass's price, which is R$ 300.00.")).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Withdraw R$ 300' })).toBeTruthy();
  expect((await choice('VIP Lounge')).checked).toBe(true);
});

describe('when nobody knows what became of it, the next try is the same request', () => {
  test.each<[string, FakeCall]>([
    ['no answer', silence],
    ['the gateway lost the wallet', () => fail(504, 'timeout', 'This part of the site took too long to answer. Please try again.')],
    ['a page of somebody else', () => answer('<h1>Bad Gateway</h1>', 502)],
  ])('%s', async (_name, first) => {
    page = await openQuestion({ 'POST /api/withdraw': first });
    await confirm();
    await screen.findByText('Withdrawal Failed');
    page.api.on('POST /api/withdraw', accept);
    await again();
    await screen.findByText('Withdrawal Requested');
    const [one, two] = keys();
    expect(one).toMatch(/^[\x21-\x7e]{16,100}$/);
    expect(two).toBe(one);
  });
});

test('gamepasses that cannot be asked for again do not hide why the withdrawal failed', async () => {
  page = await openQuestion({ 'POST /api/withdraw': () => fail(503, 'payouts_unavailable', 'Withdrawals are paused for the moment.') });
  page.api.on('POST /api/fetch-gamepasses', () => fail(503, 'platform_busy', 'Failed to fetch gamepasses'));
  await confirm();
  await screen.findByText('Withdrawal Failed');
  await waitFor(() => expect(asked('/api/fetch-gamepasses')).toBe(2));
  expect(await screen.findByText('Withdrawals are paused for the moment.')).toBeTruthy();
  expect(screen.queryByText('Error')).toBeNull();
});

test('silence is not called a refusal', async () => {
  page = await openQuestion({ 'POST /api/withdraw': silence });
  await confirm();
  expect(await screen.findByText(/If your request arrived, the history below shows it; trying again cannot take it twice/)).toBeTruthy();
});

test('the key outlives Back, and belongs to one gamepass', async () => {
  page = await openQuestion({ 'POST /api/withdraw': silence });
  await confirm();
  await screen.findByText('Withdrawal Failed');
  await press('Back');
  await pressExperience('Tower of Tides');
  await choose('Double Jump');
  await press('Withdraw R$ 100');
  await userEvent.click(confirmButton('Withdraw R$ 100'));
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose('VIP Lounge');
  await again();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [lounge, jump, loungeAgain] = keys();
  expect(loungeAgain).toBe(lounge);
  expect(jump).not.toBe(lounge);
});

test('another price is another request', async () => {
  page = await openQuestion({ 'POST /api/withdraw': silence });
  page.api.on('POST /api/fetch-gamepasses', () => ({
    gamepasses: fakeGamepasses.map((pass) => (pass.id === '13' ? { ...pass, price: '300.00' } : pass)),
  }));
  await confirm();
  await press('Withdraw R$ 300');
  await userEvent.click(confirmButton('Withdraw R$ 300'));
  await waitFor(() => expect(new Set(keys()).size).toBe(2));
});

test('after a refusal the next try is a new request', async () => {
  page = await openQuestion({ 'POST /api/withdraw': () => fail(409, 'not_in_time', 'Nothing was taken; please try again.') });
  await confirm();
  await screen.findByText('Nothing was taken; please try again.');
  page.api.on('POST /api/withdraw', accept);
  await again();
  await screen.findByText('Withdrawal Requested');
  expect(new Set(keys()).size).toBe(2);
});

test('after a success the next one is a new request', async () => {
  page = await openQuestion();
  await confirm();
  await screen.findByText('Withdrawal Requested');
  await press('Withdraw something else');
  await press('Validate account');
  await pressExperience('Tower of Tides');
  await choose('VIP Lounge');
  await again();
  await waitFor(() => expect(new Set(keys()).size).toBe(2));
});

function confirm(): Promise<void> {
  return userEvent.click(confirmButton());
}

async function again(): Promise<void> {
  await press('Withdraw R$ 250');
  await confirm();
}

function confirmButton(name = 'Withdraw R$ 250'): HTMLElement {
  return within(screen.getByRole('alertdialog')).getByRole('button', { name });
}

function keys(): (string | null)[] {
  return page.api.requests.filter(({ path }) => path === '/api/withdraw').map(({ headers }) => headers.get('idempotency-key'));
}

function asked(path: string): number {
  return page.api.requests.filter((request) => request.path === path).length;
}
