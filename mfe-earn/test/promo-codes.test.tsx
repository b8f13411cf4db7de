import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sessionApi } from '@facet/remote-kit';
import { answer, fail, type FakeCall } from '@facet/remote-kit/testing';
import { openPage, type OpenedPage } from './open-page.tsx';

const REDEEM = 'POST /api/promo/redeem';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('a code is sent trimmed and in upper case, and what it paid is told', async () => {
  await openForm(() => ({ reward: '12.50' }));
  enter('  winter26 ');
  expect(field().value).toBe('  WINTER26 ');
  await redeem();
  expect(await screen.findByText('Promo Code Redeemed!')).toBeTruthy();
  expect(screen.getByText('You earned 12.50 Robux!')).toBeTruthy();
  expect(page.api.sentTo(REDEEM)).toEqual([{ code: 'WINTER26' }]);
  await waitFor(() => expect(field().value).toBe(''));
});

test('whole amounts are told without decimals, and balance, rewards and history are asked for anew', async () => {
  await openForm(() => ({ reward: '25.00' }));
  // As the purse of the shell does.
  await act(() => page.shell.store.dispatch(sessionApi.endpoints.getProfile.initiate()));
  await waitFor(() => expect(asked('GET /api/rewards/history')).toBe(1));
  enter('WINTER26');
  await userEvent.type(field(), '{Enter}');
  expect(await screen.findByText('You earned 25 Robux!')).toBeTruthy();
  await waitFor(() => {
    expect(asked('GET /api/rewards/history')).toBe(2);
    expect(asked('GET /api/rewards')).toBe(2);
    expect(asked('GET /api/user/profile')).toBe(2);
  });
});

test('typing in the middle leaves the cursor there', async () => {
  await openForm();
  await userEvent.type(field(), 'WTER');
  field().setSelectionRange(1, 1);
  await userEvent.keyboard('in');
  expect(field().value).toBe('WINTER');
  expect(field().selectionStart).toBe(3);
});

test('nothing entered is called so, and nothing is sent', async () => {
  await openForm();
  await redeem();
  expect(await screen.findByText('Invalid Code')).toBeTruthy();
  expect(describedBy(field())).toBe('Please enter a promo code.');
  expect(document.activeElement).toBe(field());
  enter('   ');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  await redeem();
  expect(describedBy(field())).toBe('Please enter a promo code.');
  expect(page.api.sentTo(REDEEM)).toEqual([]);
});

test('each refusal is told in its own words, under its title and at the field, which keeps the code', async () => {
  await openForm();
  enter('WINTER24');
  for (const [status, code, message] of refusals) {
    page.api.on(REDEEM, () => fail(status, code, message));
    await redeem();
    await waitFor(() => expect(describedBy(field())).toBe(message));
    expect(screen.getByText('Redemption Failed')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('WINTER24');
  }
  enter('WINTER2');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

const refusals = [
  [404, 'promo_unknown', 'This promo code does not exist.'],
  [400, 'promo_inactive', 'This promo code is not active.'],
  [400, 'promo_expired', 'This promo code has expired.'],
  [409, 'promo_used_up', 'This promo code has been used up.'],
  [409, 'promo_already_used', 'You have already used this promo code.'],
] as const;

test('an answer that is not ours is told by its status, never as markup', async () => {
  await openForm(() => answer('<h1>Bad gateway</h1>', 502));
  enter('WINTER24');
  await redeem();
  await waitFor(() => expect(describedBy(field())).toBe('502: the site answered with an error'));
});

test('sent twice in one moment it is one request', async () => {
  const slow = Promise.withResolvers<unknown>();
  await openForm(() => slow.promise);
  enter('WINTER26');
  const form = field().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await redeem();
  slow.resolve({ reward: '25.00' });
  expect(await screen.findByText('You earned 25 Robux!')).toBeTruthy();
  expect(page.api.sentTo(REDEEM)).toHaveLength(1);
});

test('after silence the next try is the same request, so that it cannot be refused for the first one', async () => {
  await openForm(() => Promise.reject(new TypeError('offline')));
  enter('WINTER26');
  await redeem();
  await waitFor(() => expect(describedBy(field())).toContain('The site didn’t answer.'));
  page.api.on(REDEEM, () => ({ reward: '25.00' }));
  await redeem();
  expect(await screen.findByText('You earned 25 Robux!')).toBeTruthy();
  enter('WINTER26');
  await redeem();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\d-]{16,}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('says what to know about codes, and links to where they appear', async () => {
  await openForm();
  for (const tip of ['Codes are case-sensitive', 'Single-use per account', 'Codes may expire']) {
    expect(screen.getByText(tip)).toBeTruthy();
  }
  const discord = await screen.findByRole('link', { name: 'Discord' });
  expect(discord.getAttribute('href')).toBe('https://example.com/discord');
  expect(discord.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.queryByRole('link', { name: 'X' })).toBeNull();
});

async function openForm(call: FakeCall = () => ({ reward: '25.00' })): Promise<void> {
  page = openPage({ [REDEEM]: call }, '/rewards');
  await screen.findByLabelText('Promo code');
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Promo code');
}

function enter(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
}

function redeem(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Redeem code' }));
}

function describedBy(control: HTMLElement): string | undefined {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
}

function asked(call: string): number {
  return page.api.sentTo(call).length;
}

function keys(): (string | null)[] {
  return page.api.requests.filter(({ path }) => path === '/api/promo/redeem').map(({ headers }) => headers.get('idempotency-key'));
}
