import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeMoney, someAccounts, someWalls } from '../../standalone/operators/money/fake-money.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin/money${query}`, options));
const user = userEvent.setup();
const WALLS = 'GET /api/admin/money/walls';
const away = () => fail(503, 'unavailable', 'wallet is not available right now. Please try again.');

describe('money', () => {
  test('shows what came in, went out and is owed, each with its answer to why', async () => {
    const { findByRole, getByRole } = open();
    const figures = await findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('R$ 2,550.00 with unknown outcome (3)')).toBeTruthy();
    await user.click(within(figures).getByRole('button', { name: 'In from walls Why?' }));
    expect(getByRole('dialog', { name: 'In from walls' }).textContent).toContain('CPX Research');
  });

  test('is drawn, and is the same as a table whose last line is the sum', async () => {
    const { findByRole } = open();
    const table = await findByRole('table', { name: 'In and out', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(9);
    expect(rows[1]?.textContent).toContain('8,607.31');
    expect(within(table).getByRole('columnheader', { name: 'In, R$', hidden: true })).toBeTruthy();
    expect(within(table).getByRole('rowheader', { name: 'Sum', hidden: true })).toBeTruthy();
    expect(rows.at(-1)?.textContent).toMatch(/^Sum.*200,505\.31147,315\.34\+53,189\.97$/);
  });

  test('asks for the window that the address names, and for another one when it is chosen', async () => {
    const { findByRole, api, shell } = open({}, '?window=24h');
    expect(await findByRole('table', { name: 'In and out', hidden: true })).toBeTruthy();
    const windows = () => api.requests.filter(({ path }) => path === '/api/admin/money').map(({ query }) => query.get('window'));
    expect(windows()).toEqual(['24h']);
    await user.click(await findByRole('radio', { name: '30 days' }));
    await expect.poll(windows).toEqual(['24h', '30d']);
    expect(shell.router.state.location.search).toBe('?window=30d');
  });

  test('goes back as many days as it shows, which the address has, and comes forward to now', async () => {
    const { findByRole, getByRole, api, shell } = open({}, '?window=7d');
    await findByRole('table', { name: 'In and out', hidden: true });
    expect(getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(getByRole('button', { name: 'Earlier' }));
    const until = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    const asked = () => api.requests.filter(({ path }) => path === '/api/admin/money').map(({ query }) => query.get('until'));
    await expect.poll(asked).toEqual([null, until]);
    expect(shell.router.state.location.search).toBe(`?window=7d&until=${until}`);
    await user.click(getByRole('button', { name: 'Later' }));
    await expect.poll(() => shell.router.state.location.search).toBe('?window=7d');
  });

  test('of ninety days is the wallet’s; earn and games, which count, say the last thirty', async () => {
    const { findByRole, api } = open({}, '?window=90d');
    const table = await findByRole('table', { name: 'In and out', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(92);
    expect(await findByRole('table', { name: 'By game, ended rounds' })).toBeTruthy();
    const asked = api.requests.filter(({ query }) => query.has('window')).map(({ path, query }) => [path, query.get('window')]);
    expect(Object.fromEntries(asked)).toEqual({
      '/api/admin/money': '90d',
      '/api/admin/money/walls': '30d',
      '/api/admin/money/games': '30d',
    });
  });

  test('says what did not load, and the rest stands', async () => {
    const { findByText, findByRole, api } = open({ calls: { 'GET /api/admin/money': away } });
    expect(await findByText('Money did not load')).toBeTruthy();
    expect(await findByRole('table', { name: 'Records and ledger' })).toBeTruthy();
    api.on('GET /api/admin/money', () => fail(500, 'internal_error', 'Still not'));
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByText('Still not')).toBeTruthy();
  });

  test('says which call it was that did not bring what is owed', async () => {
    const { findByRole } = open({ calls: { 'GET /api/admin/money/accounts': away } });
    const figures = await findByRole('region', { name: 'Figures' });
    expect(await within(figures).findAllByText('not known')).toHaveLength(2);
    expect(within(figures).getByRole('button', { name: 'Request fake' })).toBeTruthy();
  });

  test('lays records beside the ledger, and says which service did not answer', async () => {
    const { findByRole, findByText } = open({ calls: { 'GET /api/admin/money/accounts': () => someAccounts({ unavailable: ['earn'] }) } });
    const table = await findByRole('table', { name: 'Records and ledger' });
    expect(within(table).getByRole('row', { name: /wall:c/ }).textContent).toContain('On its way');
    expect(within(table).getByRole('row', { name: /^house/ }).textContent).toContain('Ledger only');
    expect(await findByText('earn did not answer')).toBeTruthy();
  });

  test('compares walls line by line; while they come, or did not, their place is kept', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { findByRole, findByText, api } = open({ calls: { [WALLS]: () => answer.promise } });
    const card = await findByRole('region', { name: 'Walls' });
    expect(within(card).queryByRole('table')).toBeNull();
    expect(within(card).getAllByRole('row', { hidden: true })).toHaveLength(5);
    answer.resolve(away());
    expect(await findByText('Walls did not load')).toBeTruthy();
    expect(within(card).getAllByRole('row', { hidden: true })).toHaveLength(5);
    api.on(WALLS, fakeMoney[WALLS] ?? away);
    await user.click(within(card).getByRole('button', { name: 'Retry' }));
    const table = within(await within(card).findByRole('table', { name: 'Walls' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Wall',
      'Credited, R$',
      'Share',
      'Trend',
      'Reversed',
      'Refused',
      'Median, R$',
      'Last call',
    ]);
    expect(table.getByRole('row', { name: /CPX Research/ }).textContent).toContain('74,725.23');
  });

  test('orders walls by what its heads name, the largest first, then the other way round', async () => {
    const { findByRole } = open();
    const table = within(await findByRole('table', { name: 'Walls' }));
    const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const inOrder = ['CPX Research', 'BitLabs', 'Lootably', 'ayeT-Studios'];
    expect(names()).toEqual(inOrder);
    await user.click(table.getByRole('button', { name: 'Last call' }));
    expect(names()).toEqual(['BitLabs', 'ayeT-Studios', 'CPX Research', 'Lootably']);
    expect(table.getByRole('columnheader', { name: 'Last call' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(table.getByRole('button', { name: 'Last call' }));
    expect(names()).toEqual(['CPX Research', 'ayeT-Studios', 'BitLabs', 'Lootably']);
  });
});

test('what members have stands beside what the bot has to pay it with, and how long that lasts', async () => {
  const { findByRole } = open();
  const card = await findByRole('region', { name: 'Reserve and exposure' });
  await expect.poll(() => card.textContent).toContain('Covered 12%');
  await expect.poll(() => card.textContent).toContain('at R$ 21,045 paid out a day2.3 days');
  expect(card.textContent).toContain('Held for payouts15 open withdrawalsR$ 11,970.00');
});

test('of a bot that is away it is not said what it has, nor how long that lasts', async () => {
  const { findByRole, findAllByText } = open({ calls: { 'GET /api/admin/roblox-status': away } });
  const card = await findByRole('region', { name: 'Reserve and exposure' });
  await findAllByText('not known');
  await expect.poll(() => card.textContent).toContain('The bot has, to pay themnot known');
  expect(card.textContent).not.toMatch(/Covered|days/);
});

describe('revenue and margins', () => {
  const find = async (page: ReturnType<typeof open>) => within(await page.findByRole('table', { name: 'Revenue and margins' }));

  test('lays what walls say that they pay beside what they were credited for, and says which figure is not signed', async () => {
    const table = await find(open());
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Wall',
      'Credited, R$',
      'Taken back, R$',
      'Revenue, US$',
      'Known',
      'Signature',
      'Cost, US$',
      'Margin, US$',
      'Margin, %',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CPX Research74,725.231,345.05747.2598%not signed261.54+490.9465.7%',
      'BitLabs55,090.070.00160.00100%signed192.82−32.82-20.5%',
      'Lootably0.000.00––signed0.00––',
      'ayeT-Studios25,112.6150.00–0%says none87.89––',
      'Sum154,927.911,395.05907.2566%542.25+458.1250.5%',
    ]);
  });

  test('are ordered by any figure; what is not known stands last, and the sum below all', async () => {
    const table = await find(open());
    const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await user.click(table.getByRole('button', { name: 'Margin, US$' }));
    expect(names()).toEqual(['CPX Research', 'BitLabs', 'Lootably', 'ayeT-Studios', 'Sum']);
    await user.click(table.getByRole('button', { name: 'Margin, US$' }));
    expect(names()).toEqual(['BitLabs', 'CPX Research', 'Lootably', 'ayeT-Studios', 'Sum']);
  });

  test('say where the cost is set while nobody set it', async () => {
    const unknown = { cost: null, margin: null, marginPercent: null };
    const { walls, sum } = someWalls();
    const bare = someWalls({ creditCostCents: null, walls: walls.map((wall) => ({ ...wall, ...unknown })), sum: { ...sum, ...unknown } });
    const table = await find(open({ calls: { [WALLS]: () => bare } }));
    const [link] = table.getAllByRole('link', { name: 'Set what R$ cost' });
    expect(link?.getAttribute('href')).toBe('/admin/settings?search=credit_cost_cents');
    expect(table.getByRole('row', { name: /CPX Research/ }).textContent).toContain('747.25');
  });

  test('keep their place while they come or did not, are empty where no wall called, and are a file', async () => {
    const page = open({ calls: { [WALLS]: away } }, '?window=30d');
    const card = within(await page.findByRole('region', { name: 'Revenue and margins' }));
    expect(await card.findByText('Revenue did not load')).toBeTruthy();
    expect(card.getAllByRole('row', { hidden: true })).toHaveLength(6);
    expect(card.getByRole('link', { name: 'Walls as CSV' }).getAttribute('href')).toBe('/api/admin/money/walls.csv?window=30d');
    page.api.on(WALLS, () => someWalls({ walls: [] }));
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('No wall has called yet')).toBeTruthy();
  });
});
