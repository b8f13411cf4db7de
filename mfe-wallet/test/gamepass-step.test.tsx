import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { fakeGamepasses, someGamepass } from '../standalone/fake-wallet.ts';
import { choice, choose, openExperiences, openGamepasses, press, pressExperience, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('asks for the gamepasses of the chosen experience and says that it is loading', async () => {
  page = await openExperiences({ 'POST /api/fetch-gamepasses': () => new Promise(() => {}) });
  await pressExperience('Nova Tycoon');
  expect(await screen.findByText('Loading the gamepasses')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a gamepass' }));
  expect(page.api.sentTo('POST /api/fetch-gamepasses')).toEqual([{ placeId: '902' }]);
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('what was chosen shows what arrives, when, and what the balance will be', async () => {
  page = await openGamepasses();
  expect((await choice('VIP Lounge')).closest('label')?.textContent).toContain('You receive R$ 175');
  await choose('VIP Lounge');
  const sum = screen.getByText('You receive', { selector: 'dt' }).closest('dl') as HTMLElement;
  expect([...sum.querySelectorAll('div')].map(({ textContent }) => textContent)).toEqual([
    'Price of the gamepassR$ 250',
    'The platform keeps 30%−R$ 75',
    'Your balance afterwardsR$ 1,034',
    'You receiveR$ 175',
  ]);
  expect(screen.getByText(/pending balance for about 5 days/)).toBeTruthy();
});

test('what arrives follows the operator’s settings', async () => {
  const settings = [
    { key: 'platform_share_percent', value: '10' },
    { key: 'platform_pending_days', value: '3' },
  ];
  page = await openGamepasses({ 'GET /api/public/settings': () => settings });
  await choose('VIP Lounge');
  expect(screen.getByText('The platform keeps 10%').nextElementSibling?.textContent).toBe('−R$ 25');
  expect(screen.getByText(/pending balance for about 3 days/)).toBeTruthy();
});

test('a wanted sum tells the price that it needs, and nothing else does', async () => {
  page = await openGamepasses();
  await userEvent.click(await screen.findByText('I want to receive exactly…'));
  const field = screen.getByLabelText('Robux to receive');
  await userEvent.type(field, '100');
  expect(
    screen.getByText('Set the price of a gamepass to R$ 143 on the platform, then come back. The platform keeps R$ 43 of it.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy 143' })).toBeTruthy();
  const asked = page.api.sentTo('POST /api/fetch-gamepasses').length;
  await press('Check again');
  await waitFor(() => expect(page.api.sentTo('POST /api/fetch-gamepasses')).toHaveLength(asked + 1));
  await userEvent.type(field, '.5');
  expect(screen.getByText('Enter a whole number of Robux')).toBeTruthy();
  expect(screen.queryByText(/Set the price/)).toBeNull();
});

test('a gamepass above the balance cannot be selected and says why', async () => {
  page = await openGamepasses();
  const founder = await choice('Founder');
  expect(screen.getByRole('group', { name: 'Gamepass' }).contains(founder)).toBe(true);
  expect(founder.disabled).toBe(true);
  const entry = founder.closest('label') as HTMLElement;
  expect(entry.textContent).toContain('Insufficient Balance: You need 2500 Robux but only have 1284 Robux.');
  expect(within(entry).getByText('Insufficient balance')).toBeTruthy();
  await userEvent.click(entry);
  expect(founder.checked).toBe(false);
});

test('a gamepass below the minimum says why, and is not withdrawn when it is selected', async () => {
  page = await openGamepasses();
  expect((await choice('Coral Trail')).closest('label')?.textContent).toContain(
    'Below the minimum of 100 Robux. Raise its price to use it.',
  );
  await choose('Coral Trail');
  expect(screen.getByRole('alert').textContent).toBe('Amount Too LowMinimum withdrawal amount is 100 Robux.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw R$ 25' }).disabled).toBe(true);
});

test('what is not possible now is folded away with its reasons, and opens when nothing else is there', async () => {
  const gamepasses = [...fakeGamepasses, someGamepass({ id: '15', displayName: 'Reef', unavailable: 'bought' })];
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => ({ gamepasses }) });
  const reef = await choice('Reef');
  const folded = screen.getByText('Not possible now (3)').closest('details') as HTMLDetailsElement;
  expect([folded.open, reef.disabled, folded.contains(await choice('VIP Lounge'))]).toEqual([false, true, false]);
  expect(reef.closest('label')?.textContent).toContain('We’ve bought it before, and a gamepass can only be bought once.');
  act(() => page.shell.showBalance('20.00', '2046.40'));
  expect((screen.getByText('Not possible now (5)').closest('details') as HTMLDetailsElement).open).toBe(true);
});

test('what can be withdrawn stands first', async () => {
  page = await openGamepasses();
  await choice('Coral Trail');
  const order = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(order).toEqual(['12', '13', '11', '14']);
});

test('the minimum is the setting’s', async () => {
  page = await openGamepasses({ 'GET /api/settings/min_withdrawal': () => ({ value: '25' }) });
  await choose('Coral Trail');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw R$ 25' }).disabled).toBe(false);
});

test('no selection asks for one', async () => {
  page = await openGamepasses();
  await press('Withdraw');
  expect(await screen.findByText('Selection Required')).toBeTruthy();
  expect(screen.getByText('Please select a gamepass to withdraw.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a balance that falls while the step is open takes back what it no longer covers', async () => {
  page = await openGamepasses();
  await choose('VIP Lounge');
  act(() => page.shell.showBalance('249.60', '2046.40'));
  expect(screen.getByRole('alert').textContent).toBe('Insufficient BalanceYou need 250 Robux but only have 249 Robux.');
  expect(screen.queryByText('Your balance afterwards')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw R$ 250' }).disabled).toBe(true);
  expect((await choice('VIP Lounge')).disabled).toBe(true);
});

test('a balance that grows while the step is open opens what it covers', async () => {
  page = await openGamepasses();
  expect((await choice('Founder')).disabled).toBe(true);
  act(() => page.shell.showBalance('2500.00', '3500.00'));
  expect((await choice('Founder')).disabled).toBe(false);
  await choose('Founder');
  expect(screen.getByRole('button', { name: 'Withdraw R$ 2,500' })).toBeTruthy();
});

test('a list that did not load says why, and Retry recovers without losing the focus', async () => {
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => fail(503, 'platform_busy', 'Failed to fetch gamepasses') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to Load Gamepasses');
  expect(alert.textContent).toContain('Failed to fetch gamepasses');
  expect(screen.getByText('Error')).toBeTruthy();
  const retried = Promise.withResolvers<unknown>();
  page.api.on('POST /api/fetch-gamepasses', () => retried.promise);
  await press('Retry');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Retrying' }));
  retried.resolve({ gamepasses: fakeGamepasses });
  expect(await choice('VIP Lounge')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure without words has ours', async () => {
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => fail(500, 'internal', '') });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch gamepasses');
});

test('nothing for sale says what to do', async () => {
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => ({ gamepasses: [] }) });
  expect(await screen.findByText('No gamepasses for sale')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('Back goes to the experiences and forgets the gamepass', async () => {
  page = await openExperiences();
  await pressExperience('Nova Tycoon');
  await choose('VIP Lounge');
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose an experience' }));
  await pressExperience('Nova Tycoon');
  expect((await choice('VIP Lounge')).checked).toBe(false);
  await press('Back');
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Is this your account?' }));
});

test('an answer that comes after Back changes nothing, nor does it reach another experience', async () => {
  const late = Promise.withResolvers<unknown>();
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => late.promise });
  await press('Back');
  page.api.on('POST /api/fetch-gamepasses', () => ({ gamepasses: [someGamepass({ displayName: 'Golden Key' })] }));
  await pressExperience('Nova Tycoon');
  expect(await choice('Golden Key')).toBeTruthy();
  await act(async () => late.resolve({ gamepasses: fakeGamepasses }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  await press('Back');
  expect(screen.getByRole('heading', { name: 'Choose an experience' })).toBeTruthy();
});

test('a first answer that fails late does not replace the list of a second', async () => {
  const late = Promise.withResolvers<unknown>();
  page = await openGamepasses({ 'POST /api/fetch-gamepasses': () => late.promise });
  await press('Back');
  page.api.on('POST /api/fetch-gamepasses', () => ({ gamepasses: fakeGamepasses }));
  await pressExperience('Tower of Tides');
  await choose('VIP Lounge');
  await act(async () => late.resolve(fail(504, 'platform_slow', 'Failed to fetch gamepasses')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await choice('VIP Lounge')).checked).toBe(true);
});
