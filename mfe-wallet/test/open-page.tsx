import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeTransactions, someMonth, somePage, someSummary } from '../standalone/fake-statement.ts';
import { fakeExperiences, fakeGamepasses, someStart, someWithdrawal } from '../standalone/fake-wallet.ts';
import remote from '../src/module.ts';

export type OpenedPage = RenderedRemote;

/**
 * /withdraw in a fake shell with R$ 1,284, two experiences, four gamepasses and no history, unless the test says
 * otherwise.
 */
export function openPage(calls: FakeCalls = {}, member: { username?: string; balance?: string } = {}, path = '/withdraw'): OpenedPage {
  return renderRemote(remote, {
    path,
    frame: UiProvider,
    member,
    calls: {
      'POST /api/validate-roblox-user': () => ({ experiences: fakeExperiences, message: '' }),
      'POST /api/fetch-gamepasses': () => ({ gamepasses: fakeGamepasses }),
      'POST /api/withdraw': () => ({ success: true, message: 'Withdrawal Requested', withdrawal: someWithdrawal() }),
      'GET /api/withdraw/history': () => ({ withdrawals: [] }),
      'GET /api/withdraw/start': () => someStart({ experiences: null }),
      'GET /api/settings/test_withdrawals': () => ({ value: 'on' }),
      ...calls,
    },
  });
}

/** Opens the page and goes on to the experiences. */
export async function openExperiences(calls: FakeCalls = {}): Promise<OpenedPage> {
  const page = openPage(calls);
  await press('Validate account');
  await screen.findByRole('heading', { name: 'Choose an experience' });
  return page;
}

/** Opens the page and goes on to the gamepasses of the first experience. */
export async function openGamepasses(calls: FakeCalls = {}): Promise<OpenedPage> {
  const page = await openExperiences(calls);
  await pressExperience('Tower of Tides');
  await screen.findByRole('heading', { name: 'Choose a gamepass' });
  return page;
}

/** Opens the page, chooses VIP Lounge for R$ 250 and opens the question. */
export async function openQuestion(calls: FakeCalls = {}): Promise<OpenedPage> {
  const page = await openGamepasses(calls);
  await choose('VIP Lounge');
  await press('Withdraw R$ 250');
  await screen.findByRole('alertdialog');
  return page;
}

const THIS_MONTH = new Date().toISOString().slice(0, 7);

/** The statement with six transactions and a withdrawal that holds R$ 250, unless the test says otherwise. */
export function openStatement(calls: FakeCalls = {}, path = '/withdraw/statement'): OpenedPage {
  return openPage(
    {
      'GET /api/user/transactions': () => somePage(fakeTransactions),
      'GET /api/user/transactions/summary': () => someSummary(),
      [`GET /api/user/transactions/months/${THIS_MONTH}`]: () => someMonth(),
      'GET /api/user/transactions/months/2026-10': () => someMonth({ month: '2026-10' }),
      ...calls,
    },
    {},
    path,
  );
}

/** /testgamepass, switched on unless the test says otherwise. */
export function openTestFlow(calls: FakeCalls = {}): OpenedPage {
  return openPage(calls, {}, '/testgamepass');
}

/** Opens the test flow and goes on to the gamepasses of the first experience. */
export async function openTestGamepasses(calls: FakeCalls = {}): Promise<OpenedPage> {
  const page = openTestFlow(calls);
  await choose('Tower of Tides');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Select a gamepass' });
  return page;
}

/** Opens the test flow and goes on to the last step with this gamepass. */
export async function openTestWithdraw(gamepass: string, calls: FakeCalls = {}): Promise<OpenedPage> {
  const page = await openTestGamepasses(calls);
  await choose(gamepass);
  await press('Continue');
  await screen.findByRole('button', { name: /^Withdraw R/ });
  return page;
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export async function choose(name: string): Promise<void> {
  await userEvent.click(await choice(name));
}

/** Goes on with an experience of the wizard. */
export async function pressExperience(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
}

/** The radio button of an experience or a gamepass. */
export function choice(name: string): Promise<HTMLInputElement> {
  return screen.findByRole('radio', { name: new RegExp(`^${name}`) });
}
