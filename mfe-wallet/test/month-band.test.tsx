import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { someMonth } from '../standalone/fake-statement.ts';
import { openStatement, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

const RUNNING = new Date().toISOString().slice(0, 7);
const THIS = `GET /api/user/transactions/months/${RUNNING}`;

const cells = () =>
  [...document.querySelectorAll('.band > div')].map((cell) => cell.textContent.replace(/^[A-Z][a-z]+(?= so far|, in all)/, 'Month'));

test('tells what the running month came to, as the wallet sums it', async () => {
  page = openStatement();
  await screen.findByText('Came in');
  await waitFor(() => expect(cells()).toEqual(['Came in+R$ 321.75', 'Went out−R$ 288.50', 'Games, net−R$ 21.20', 'Month so far+R$ 33.25']));
});

test('tells of the month that is asked for, and of none that a search or a figure goes across', async () => {
  page = openStatement({}, '/withdraw/statement?month=2026-10');
  await screen.findByRole('region', { name: 'October 2026' });
  expect(cells().at(-1)).toMatch(/^Month, in all/);
  cleanup();
  page.api.restore();
  for (const query of ['search=lootably', 'earned=walls', 'since=2026-10-01']) {
    page = openStatement({}, `/withdraw/statement?${query}`);
    await screen.findByRole('button', { name: 'Reversed' });
    expect(screen.queryByText('Came in')).toBeNull();
    expect(page.api.requests.some(({ path }) => path.includes('/months/'))).toBe(false);
    cleanup();
    page.api.restore();
  }
});

test('nothing has no sign, and money that moves is summed anew', async () => {
  page = openStatement({ [THIS]: () => someMonth({ in: '0.00', out: '0.00', games: '0.00', net: '0.00' }) });
  await waitFor(() => expect(cells()).toEqual(['Came inR$ 0.00', 'Went outR$ 0.00', 'Games, netR$ 0.00', 'Month so farR$ 0.00']));
  page.api.on(THIS, () => someMonth());
  act(() => page.shell.showBalance('1.00', '2046.40'));
  await waitFor(() => expect(cells()[0]).toBe('Came in+R$ 321.75'));
});

test('says what did not load, and Retry recovers; a wallet from before has no band', async () => {
  page = openStatement({ [THIS]: () => fail(503, 'unavailable', 'The wallet is away.') });
  expect((await screen.findByRole('alert')).textContent).toContain('The sums of the month did not load');
  page.api.on(THIS, () => someMonth());
  await press('Retry');
  await waitFor(() => expect(cells()).toHaveLength(4));
  cleanup();
  page.api.restore();
  page = openStatement({ [THIS]: () => fail(404, 'not_found', 'There is nothing here') });
  await screen.findByRole('button', { name: 'Reversed' });
  await waitFor(() => expect(screen.queryByText('Came in')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
