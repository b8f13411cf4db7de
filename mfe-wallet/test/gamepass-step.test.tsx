import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { fakeGamepasses, someGamepass } from '../src/fake-wallet.ts';
import { choice, choose, openExperiences, openGamepasses, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('asks for the gamepasses of the chosen experience and says that it is loading', async () => {
  page = await openExperiences({ 'POST /api/fetch-gamepasses': () => new Promise(() => {}) });
  await choose('Nova Tycoon');
  await press('Show gamepasses');
  expect(await screen.findByText('Loading the gamepasses')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a gamepass' }));
  expect(page.api.sentTo('POST /api/fetch-gamepasses')).toEqual([{ placeId: '902' }]);
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('what was chosen shows what the balance will be', async () => {
  page = await openGamepasses();
  await choose('VIP Lounge');
  const sum = screen.getByText('Balance after').closest('dl') as HTMLElement;
  expect([...sum.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['R$ 1,284', '−R$ 250', 'R$ 1,034']);
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

test('a gamepass below the minimum can be selected and is not withdrawn', async () => {
  page = await openGamepasses();
  expect((await choice('Coral Trail')).closest('label')?.textContent).toContain('Below the minimum of 100 Robux');
  await choose('Coral Trail');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Amount Too LowMinimum withdrawal amount is 100 Robux.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw R$ 25' }).disabled).toBe(true);
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
  expect(screen.queryByText('Balance after')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw R$ 250' }).disabled).toBe(true);
  expect((await choice('VIP Lounge')).disabled).toBe(true);
});

test('a balance that grows while the step is open opens what it covers', async () => {
  page = await openGamepasses();
  const founder = await choice('Founder');
  act(() => page.shell.showBalance('2500.00', '3500.00'));
  expect(founder.disabled).toBe(false);
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

test('Back goes to the experience that was chosen and forgets the gamepass', async () => {
  page = await openExperiences();
  await choose('Nova Tycoon');
  await press('Show gamepasses');
  await choose('VIP Lounge');
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose an experience' }));
  expect((await choice('Nova Tycoon')).checked).toBe(true);
  await press('Show gamepasses');
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
  await choose('Nova Tycoon');
  await press('Show gamepasses');
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
  await press('Show gamepasses');
  await choose('VIP Lounge');
  await act(async () => late.resolve(fail(504, 'platform_slow', 'Failed to fetch gamepasses')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await choice('VIP Lounge')).checked).toBe(true);
});
