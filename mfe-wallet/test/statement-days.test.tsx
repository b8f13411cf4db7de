import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeTransactions, somePage, someRound, someTransaction } from '../standalone/fake-statement.ts';
import { openStatement, press, type OpenedPage } from './open-page.tsx';
import { asked, filterOf, rows } from './statement-list.ts';

const LIST = 'GET /api/user/transactions';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('entries stand by day, with what the wallet says came in and went out, also of lines that are not loaded', async () => {
  page = openStatement({
    [LIST]: () => ({ ...somePage(fakeTransactions, '41'), days: [{ day: '2026-11-20', in: '69.50', out: '250.00' }] }),
  });
  await rows();
  expect(asked(page)[0]?.query.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const days = screen.getAllByRole('heading', { level: 3, name: /November|October/ });
  expect(days.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(/20 November.*\+R\$ 69\.50−R\$ 250\.00$/),
    expect.stringMatching(/19 November\D*$/),
    expect.stringMatching(/18 November\D*$/),
    expect.stringMatching(/30 October\D*$/),
    expect.stringMatching(/2 October\D*$/),
  ]);
});

test('the days of a page that comes later say what the wallet said last', async () => {
  const line = (id: string) => someTransaction({ id, createdAt: '2026-11-20T10:00:00.000Z' });
  const answer = (id: string, cursor: string | null, sum: string) => ({
    transactions: [line(id)],
    nextCursor: cursor,
    days: [{ day: '2026-11-20', in: sum, out: '0.00' }],
  });
  page = openStatement({ [LIST]: ({ query }) => (query.has('cursor') ? answer('old', null, '132.00') : answer('new', '41', '88.00')) });
  expect(await screen.findByText('+R$ 88.00')).toBeTruthy();
  await press('Show older');
  expect(await screen.findByText('+R$ 132.00')).toBeTruthy();
  expect(screen.queryByText('+R$ 88.00')).toBeNull();
});

test('rounds of a game in a row are one line that opens to its rounds, and each to why', async () => {
  page = openStatement({ [LIST]: () => somePage([...rounds(), ...fakeTransactions]) });
  expect(await rows()).toHaveLength(7);
  const run = screen.getByRole('button', { name: /^3 rounds of Bombs/ });
  expect(run.textContent).toMatch(/Bet 30\.00, got back 24\.40 −R\$ 5\.60 .* · Balance R\$ 100\.00$/);
  await userEvent.click(run);
  const won = screen.getByRole('button', { name: /^Bombs, 3 bombs, won at 1\.36x/ });
  expect(won.textContent).toMatch(/Bet 10\.00, got back 13\.60 \+R\$ 3\.60 Why\?/);
  await userEvent.click(won);
  expect(screen.getAllByRole('heading', { name: /^Why/ }).map(({ textContent }) => textContent)).toEqual([
    'Why +R$ 13.60?',
    'Why −R$ 10.00?',
  ]);
  // A newer round, in another tab: what is open stays so.
  page.api.on(LIST, () => somePage([...someRound('r9', '20:00'), ...rounds(), ...fakeTransactions]));
  act(() => page.shell.showBalance('1274.00', '2046.40'));
  expect((await screen.findByRole('button', { name: /^4 rounds of Bombs/ })).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('heading', { name: /^Why/ })).toHaveLength(2);
  expect(document.activeElement).toBe(won);
});

test('a run that goes on in what is not loaded says so', async () => {
  page = openStatement({ [LIST]: ({ query }) => (query.has('cursor') ? somePage(someRound('r0', '10:00')) : somePage(rounds(), '41')) });
  await rows();
  await press(/^3 rounds of Bombs, and more In these: bet 30\.00/);
  await press('Show older');
  expect((await screen.findByRole('button', { name: /^4 rounds of Bombs Bet/ })).getAttribute('aria-expanded')).toBe('true');
});

test('bets without what they gave back are no rounds: a type or a search folds nothing', async () => {
  for (const query of ['category=game', 'earned=total', 'search=bombs']) {
    page = openStatement({ [LIST]: () => somePage(rounds()) }, `/withdraw/statement?${query}`);
    expect(await rows()).toHaveLength(5);
    cleanup();
    page.api.restore();
  }
  page = openStatement({ [LIST]: () => somePage(rounds()) }, '/withdraw/statement?category=games');
  expect(await rows()).toHaveLength(1);
});

test('a search asks once for what was typed, is in the address, and nothing found says what is searched', async () => {
  page = openStatement(
    { [LIST]: ({ query }) => somePage(query.has('search') ? [] : fakeTransactions) },
    '/withdraw/statement?month=2026-11',
  );
  await rows();
  const before = asked(page).length;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your statement' }), ' nothing here ');
  expect(await screen.findByText('Nothing found for “nothing here”')).toBeTruthy();
  expect(asked(page).slice(before).map(filterOf)).toEqual([{ month: '2026-11', search: 'nothing here' }]);
  await press('Clear search');
  expect(await rows()).toHaveLength(6);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  cleanup();
  page.api.restore();
  page = openStatement({}, '/withdraw/statement?search=lootably');
  await rows();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lootably');
  expect(filterOf(asked(page)[0])).toEqual({ search: 'lootably' });
});

test('a wallet that knows of no days and no search: the lines by day, without what it cannot do', async () => {
  page = openStatement({ [LIST]: () => ({ transactions: [...rounds(), ...fakeTransactions], nextCursor: null }) });
  expect(await rows()).toHaveLength(7);
  expect(screen.getByRole('heading', { name: /20 November/ }).parentElement?.textContent).not.toContain('R$');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Games' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Game winnings' })).toBeTruthy();
});

test('however far one goes back, what is kept is bounded, and the newest are a press away', async () => {
  page = openStatement({
    [LIST]: ({ query }) => {
      const at = Number(query.get('cursor') ?? 9);
      return somePage([someTransaction({ id: `line ${at}` })], String(at - 1));
    },
  });
  await rows();
  for (let older = 1; older <= 7; older += 1) {
    await press('Show older');
    await waitFor(async () => expect(await rows()).toHaveLength(Math.min(older + 1, 6)));
  }
  expect(screen.getByText(/^Showing 6 transactions/)).toBeTruthy();
  const before = asked(page).length;
  act(() => page.shell.showBalance('1328.00', '2090.40'));
  await waitFor(() => expect(asked(page)).toHaveLength(before + 6));
  await press('Back to the newest');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(asked(page).at(-1)?.query.has('cursor')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transactions' }));
});

/** Three of Bombs, newest first: won, lost, won. */
function rounds() {
  return [...someRound('r3', '19:52', '13.60'), ...someRound('r2', '19:50'), ...someRound('r1', '19:49', '10.80')];
}
