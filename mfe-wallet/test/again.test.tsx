import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { clickTwice, fail, type FakeCall } from '@facet/remote-kit/testing';
import { fakeExperiences, someAgain, someGamepass, someStart, someWithdrawal, startWith } from '../standalone/fake-wallet.ts';
import { openPage, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

const TITLE = 'Withdraw R$ 250 again through Crow’s Nest';
const accept: FakeCall = () => ({ success: true, message: 'Withdrawal Requested', withdrawal: someWithdrawal() });
const silence: FakeCall = () => Promise.reject(new TypeError('failed to fetch'));

function openAgain(start: unknown = someStart({ again: someAgain() }), calls: Parameters<typeof openPage>[0] = {}): void {
  page = openPage({ 'GET /api/withdraw/start': () => start, ...calls });
}

test('the last one again is the first choice, with what arrives and every check done by one question', async () => {
  openAgain();
  const card = await screen.findByRole('region', { name: TITLE });
  expect(card.textContent).toContain('You receiveR$ 175R$ 250 less the platform’s 30%');
  expect(card.textContent).toContain('We already bought “VIP Lounge”, which works once. This is another of yours at the same price.');
  expect(checks()).toEqual([
    ['passed', 'Account found'],
    ['passed', 'Crow’s Nest is on sale for R$ 250'],
    ['passed', 'Group membership checked'],
    ['passed', 'Your balance covers it'],
  ]);
  expect(asked('/api/withdraw/start')).toBe(1);
  expect(page.api.requests.some(({ path }) => path === '/api/validate-roblox-user' || path === '/api/fetch-gamepasses')).toBe(false);
});

test('two presses withdraw it', async () => {
  openAgain();
  await press('Withdraw R$ 250');
  await confirm();
  expect(await screen.findByRole('heading', { name: 'R$ 175 is on its way' })).toBeTruthy();
  expect(page.api.sentTo('POST /api/withdraw')).toEqual([{ amount: '250.00', gamepassLink: 'https://www.roblox.com/game-pass/15' }]);
});

test('a double click sends one request', async () => {
  openAgain(undefined, { 'POST /api/withdraw': () => new Promise(() => undefined) });
  await press('Withdraw R$ 250');
  clickTwice(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw R$ 250' }));
  expect(page.api.sentTo('POST /api/withdraw')).toHaveLength(1);
});

test('a request that nobody answered stays the same request: no other gamepass is offered in its place', async () => {
  openAgain(undefined, { 'POST /api/withdraw': silence });
  await press('Withdraw R$ 250');
  await confirm();
  await screen.findByText('Withdrawal Failed');
  // It may have arrived: then the wallet offers the next one.
  const another = someAgain({ gamepass: someGamepass({ id: '16', displayName: 'Another' }) });
  page.api.on('GET /api/withdraw/start', () => someStart({ balance: '34.00', again: another }));
  act(() => page.shell.showBalance('34.00', '2046.40'));
  await act(() => page.shell.router.navigate('/withdraw?of=w3'));
  await waitFor(() => expect(asked('/api/withdraw/start')).toBe(2));
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
  page.api.on('POST /api/withdraw', accept);
  await press('Withdraw R$ 250');
  await confirm();
  await screen.findByRole('heading', { name: 'R$ 175 is on its way' });
  const [one, two] = page.api.sentTo('POST /api/withdraw');
  expect(two).toEqual(one);
  expect(new Set(keys()).size).toBe(1);
});

test('after a refusal everything is looked at again', async () => {
  openAgain(undefined, {
    'POST /api/withdraw': () => fail(409, 'gamepass_in_use', 'This gamepass is already part of an open withdrawal.'),
  });
  await press('Withdraw R$ 250');
  page.api.on('GET /api/withdraw/start', () => someStart({ again: someAgain({ gamepass: null, obstacle: 'no_unused_gamepass' }) }));
  await confirm();
  expect(await screen.findByText('This gamepass is already part of an open withdrawal.')).toBeTruthy();
  expect(await screen.findByText('A gamepass can be bought only once')).toBeTruthy();
});

test('after a withdrawal the next one is not offered what is taken', async () => {
  openAgain();
  await press('Withdraw R$ 250');
  await confirm();
  page.api.on('GET /api/withdraw/start', () => someStart({ again: someAgain({ gamepass: null, obstacle: 'no_unused_gamepass' }) }));
  await press('Withdraw something else');
  expect(await screen.findByText('A gamepass can be bought only once')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

test('what is on its way already is said', async () => {
  openAgain(undefined, {
    'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal(), someWithdrawal({ id: 'w6', payoutState: 'paid' })] }),
  });
  expect(await screen.findByText('R$ 250 is already on its way. This would be another withdrawal.')).toBeTruthy();
});

describe('what stands in the way is said before anything is chosen, and nothing can be sent', () => {
  test.each([
    ['group', 'Not in our group'],
    ['debt', 'A debt has to be paid first'],
    ['account', 'No published experience found'],
    ['payouts', 'Withdrawals are paused'],
  ] as const)('%s', async (check, words) => {
    openAgain(startWith(check, 'failed', { again: someAgain() }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(withdrawButton().disabled).toBe(true);
  });

  test('the balance is live', async () => {
    openAgain();
    expect((await screen.findByText('Your balance covers it')).closest('li')?.className).toBe('passed');
    act(() => page.shell.showBalance('249.99', '2046.40'));
    expect(await screen.findByText('Insufficient Balance: You need 250 Robux but only have 249 Robux.')).toBeTruthy();
    expect(withdrawButton().disabled).toBe(true);
  });

  test('the minimum is the wallet’s', async () => {
    openAgain(someStart({ minimum: '300.00', again: someAgain() }));
    expect(await screen.findByText('Below the minimum of 300 Robux. Raise its price to use it.')).toBeTruthy();
    expect(withdrawButton().disabled).toBe(true);
  });
});

test('what the platform did not say, and payouts that take longer, stop nobody', async () => {
  openAgain(startWith('group', 'unknown', { again: someAgain() }));
  expect(await screen.findByText('We check the group when you ask')).toBeTruthy();
  expect(withdrawButton().disabled).toBe(false);
  cleanup();
  page.api.restore();
  openAgain(startWith('payouts', 'waits', { again: someAgain() }));
  expect(await screen.findByText('Payouts are taking longer right now')).toBeTruthy();
  expect(withdrawButton().disabled).toBe(false);
});

describe('without a gamepass for it, it says what to do', () => {
  test.each([
    [
      'paid',
      'no_unused_gamepass',
      'We already bought “VIP Lounge”. Create another gamepass in Tower of Tides for R$ 250, or set one of yours to that price. Then check again.',
    ],
    [
      'rejected',
      'no_unused_gamepass',
      'Put it on sale again, or put another gamepass of Tower of Tides on sale for R$ 250. Then check again.',
    ],
    ['paid', 'experience_gone', 'Publish it again, or choose a gamepass of another experience.'],
    ['paid', 'unknown', 'We couldn’t look up your gamepasses. Please check again in a moment.'],
  ] as const)('%s, %s', async (payoutState, obstacle, words) => {
    openAgain(someStart({ again: someAgain({ of: someWithdrawal({ payoutState }), gamepass: null, obstacle }) }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Withdraw R/ })).toBeNull();
    page.api.on('GET /api/withdraw/start', () => someStart({ again: someAgain() }));
    await press('Check again');
    expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
  });
});

describe('another one', () => {
  test('is chosen in the same experience, with Back to the others', async () => {
    openAgain();
    await press('Choose another gamepass');
    const heading = await screen.findByRole('heading', { name: 'Choose a gamepass' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(page.api.sentTo('POST /api/fetch-gamepasses')).toEqual([{ placeId: '901' }]);
    await press('Back');
    expect(await screen.findByText(`${fakeExperiences.length} published by nova_builder`)).toBeTruthy();
    expect(page.api.sentTo('POST /api/validate-roblox-user')).toEqual([]);
  });

  test('need not wait for the answer', async () => {
    openAgain(new Promise(() => undefined));
    await press('Choose a gamepass myself');
    expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toBeTruthy();
  });
});

describe('who has none to repeat', () => {
  test('is at their account, whose experiences are known by then', async () => {
    openAgain(someStart());
    await press('Validate account');
    expect(await screen.findByRole('heading', { name: 'Choose an experience' })).toBeTruthy();
    expect(page.api.sentTo('POST /api/validate-roblox-user')).toEqual([]);
  });

  test('and no experience either is told at once', async () => {
    openAgain(startWith('account', 'failed', { experiences: [] }));
    expect(await screen.findByRole('link', { name: 'How to publish one' })).toBeTruthy();
  });

  test('is told how much is missing', async () => {
    page = openPage({}, { balance: '40.50' });
    expect(await screen.findByText('Earn R$ 59.50 more, and you can withdraw.')).toBeTruthy();
  });
});

test('a wallet that is older, or away, leaves the three steps', async () => {
  openAgain(fail(404, 'not_found', 'There is nothing here'));
  expect(await screen.findByRole('button', { name: 'Validate account' })).toBeTruthy();
  expect(screen.queryByText('We can’t find that withdrawal')).toBeNull();
});

describe('the address names the one to repeat', () => {
  test('which the wallet is asked for', async () => {
    page = openPage({ 'GET /api/withdraw/start': () => someStart({ again: someAgain() }) }, {}, '/withdraw?of=w1');
    await screen.findByRole('heading', { name: TITLE });
    expect(page.api.requests.find(({ path }) => path === '/api/withdraw/start')?.query.get('of')).toBe('w1');
  });

  test('a refused one is asked for again at its price of now', async () => {
    const again = someAgain({ of: someWithdrawal({ payoutState: 'rejected' }), gamepass: someGamepass({ price: '260.00' }) });
    page = openPage({ 'GET /api/withdraw/start': () => someStart({ again }) }, {}, '/withdraw?of=w5');
    expect(await screen.findByRole('heading', { name: 'Withdraw R$ 260 through VIP Lounge' })).toBeTruthy();
    expect(screen.queryByText(/which works once/)).toBeNull();
  });

  test('one that is not theirs is said to be none', async () => {
    const none = () => fail(404, 'withdrawal_not_found', 'There is no such withdrawal.');
    page = openPage({ 'GET /api/withdraw/start': none }, {}, '/withdraw?of=x');
    expect(await screen.findByText('We can’t find that withdrawal')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Validate account' })).toBeTruthy();
  });
});

function checks(): [string, string | null][] {
  return [...screen.getByRole('list', { name: 'Checks' }).children].map((row) => [row.className, row.textContent]);
}

function confirm(): Promise<void> {
  return userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw R$ 250' }));
}

function withdrawButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: /^Withdraw R/ });
}

function keys(): (string | null)[] {
  return page.api.requests.filter(({ path }) => path === '/api/withdraw').map(({ headers }) => headers.get('idempotency-key'));
}

function asked(path: string): number {
  return page.api.requests.filter((request) => request.path === path).length;
}
