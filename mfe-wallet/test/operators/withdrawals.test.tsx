import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { someWithdrawal } from '../../standalone/operators/withdrawals/fake-withdrawals.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/withdrawals';
const COUNTS = 'GET /api/admin/withdrawals/counts';
const PROCESS = 'POST /api/admin/withdrawals/w1/process';
const RESERVE = 'POST /api/admin/withdrawals/w1/reserve';
const RELEASE = 'POST /api/admin/withdrawals/w1/release';

// jsdom lays nothing out, and has no such function.
const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
beforeAll(() => Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: () => undefined }));
afterAll(() => {
  if (scrollIntoView) Object.defineProperty(Element.prototype, 'scrollIntoView', scrollIntoView);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  localStorage.clear();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin?tab=withdrawals${query}`, options));
/** How often; the unknown ones beside it are asked for on their own. */
const askedForQueue = ({ api }: ReturnType<typeof open>): number =>
  api.requests.filter(({ path, query }) => path === '/api/admin/withdrawals' && query.get('status') === 'pending').length;
const user = userEvent.setup();

const processed = (payoutState: string) => ({
  success: true,
  message: '',
  gamepassId: '77',
  purchaseDetails: null,
  payoutState,
  withdrawal: someWithdrawal(),
});

async function press(opened: ReturnType<typeof open>, row: RegExp, button: string): Promise<void> {
  const found = await opened.findByRole('row', { name: row });
  await user.click(within(found).getByRole('button', { name: button }));
}

describe('the queue', () => {
  test('is what waits, the longest first, with what an operator looks at', async () => {
    const opened = open();
    const row = await opened.findByRole('row', { name: /lilyloopz/ });
    expect(row.textContent).toContain('800.00');
    expect(row.textContent).toContain('Clear');
    expect(row.textContent).toContain('3,988.40');
    expect(opened.getByRole('row', { name: /tundra_vex/ }).textContent).toContain('2 risk signs');
    expect(opened.getByRole('row', { name: /kaitlynplays/ }).textContent).toContain('2 d 4 h');
    const asked = opened.api.requests.find(({ path }) => path === '/api/admin/withdrawals')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ sort: 'createdAt', type: 'normal', status: 'pending', limit: '25' });
    const csv = opened.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
    expect(csv).toBe('/api/admin/withdrawals.csv?sort=createdAt&type=normal&status=pending');
  });

  test('has other views: what is unknown can only be marked as paid', async () => {
    const opened = open({}, '&view=unknown');
    const row = await opened.findByRole('row', { name: /pixel_harbor/ });
    expect(row.textContent).toContain('The platform did not answer in time.');
    expect(within(row).queryByRole('button', { name: 'Reject' })).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await opened.findByRole('dialog'));
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByRole('button', { name: /^Mark R\$ [\d,.]+ as paid$/ })).toBeTruthy();
  });

  test('shows test withdrawals in a list of their own', async () => {
    const opened = open();
    await opened.findByRole('row', { name: /lilyloopz/ });
    await user.click(opened.getByRole('button', { name: /^Test/ }));
    expect((await opened.findByRole('row', { name: /25\.00/ })).textContent).toContain('lilyloopz');
  });

  test('says what failed and asks again', async () => {
    const opened = open({
      calls: {
        [LIST]: () => fail(503, 'unavailable', 'wallet is not available right now.'),
        [COUNTS]: () => fail(503, 'unavailable', 'wallet is not available right now.'),
      },
    });
    expect(await opened.findByText('wallet is not available right now.')).toBeTruthy();
    opened.api.on(LIST, () => ({ withdrawals: [], testWithdrawals: [], nextCursor: null, total: 0, testTotal: 0 }));
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    expect(await opened.findByText('Nothing is waiting')).toBeTruthy();
  });
});

describe('how many each list has', () => {
  test('stands on its chip, and is asked for again after a decision', async () => {
    const opened = open({ calls: { [PROCESS]: () => processed('paid') } });
    expect(await opened.findByRole('button', { name: 'Completed 8,204' })).toBeTruthy();
    expect(opened.getByRole('button', { name: 'Unknown 1' })).toBeTruthy();
    opened.api.on(COUNTS, () => ({ pending: 3, unknown: 1, completed: 8205, failed: 311, test: 1 }));
    await press(opened, /lilyloopz/, 'Reject');
    const dialog = within(await opened.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Not in the group' }));
    await user.click(dialog.getByRole('button', { name: 'Reject and return R$ 800.00' }));
    expect(await opened.findByRole('button', { name: 'Pending 3' })).toBeTruthy();
  });

  test('holds up nothing: without it the chips have no number, and the list is there', async () => {
    const opened = open({ calls: { [COUNTS]: () => fail(503, 'unavailable', 'wallet is not available right now.') } });
    expect(await opened.findByRole('row', { name: /lilyloopz/ })).toBeTruthy();
    expect(opened.getByRole('button', { name: 'Pending' })).toBeTruthy();
    expect(opened.queryByRole('region', { name: 'Unknown' })).toBeNull();
  });
});

describe('beside the queue', () => {
  test('stand the unknown ones: what is held, why, and what can be done', async () => {
    const opened = open();
    const card = within(await opened.findByRole('region', { name: 'Unknown' }));
    expect(await card.findByText('pixel_harbor')).toBeTruthy();
    expect(card.getByText('1, R$ 1,500.00 held')).toBeTruthy();
    expect(card.getByText('The platform did not answer in time.')).toBeTruthy();
    expect(await card.findByText(/^Sent .*, last asked /)).toBeTruthy();
    expect(card.getByText('Asked again in 3 min')).toBeTruthy();
    expect(card.getByText(/Returns to the queue at .* or later, once the platform says that it was not bought$/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Ask now' }));
    expect(await opened.findByText('Still unknown')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'R$ 1,500.00 to pixel_harbor: outcome unknown' }));
    expect(dialog.getByText('Confirms that you have found the purchase on the platform. The platform is asked again.')).toBeTruthy();
  });

  test('are not where there are none, nor where they are the list itself', async () => {
    const opened = open({ calls: { [COUNTS]: () => ({ pending: 3, unknown: 0, completed: 1, failed: 1, test: 1 }) } });
    expect(await opened.findByRole('button', { name: 'Unknown 0' })).toBeTruthy();
    expect(opened.queryByRole('region', { name: 'Unknown' })).toBeNull();
    cleanup();
    opened.api.restore();
    const list = open({}, '&view=unknown');
    expect(await list.findByRole('button', { name: 'Unknown 1' })).toBeTruthy();
    expect(list.queryByRole('region', { name: 'Unknown' })).toBeNull();
  });
});

describe('one in detail', () => {
  test('has every try to pay it', async () => {
    const opened = open();
    await user.click(await opened.findByRole('button', { name: 'Actions for lilyloopz 800.00' }));
    await user.click(await opened.findByRole('menuitem', { name: 'Details' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'R$ 800.00 of lilyloopz' }));
    expect(await dialog.findByText('By the bot, for mirela · not bought')).toBeTruthy();
    expect(dialog.getByText(/The platform was busy\./)).toBeTruthy();
  });
});

describe('approving one', () => {
  async function approve(
    calls: OpenTab['calls'],
    { auto = false, operator = {} }: { auto?: boolean; operator?: OpenTab['operator'] } = {},
  ) {
    const opened = open({ calls: calls ?? {}, operator: operator ?? {} });
    await press(opened, /lilyloopz/, 'Pay…');
    const dialog = within(await opened.findByRole('dialog', { name: 'Pay R$ 800.00 to lilyloopz' }));
    if (auto) {
      await user.click(await dialog.findByLabelText(/The bot buys it/, { selector: 'input:enabled' }));
    }
    return { opened, dialog };
  }

  const reserved = { payoutState: 'processing', decidedBy: 'mirela', reservedUntil: '2026-11-22T06:08:00.000Z' } as const;
  const reserving = { [RESERVE]: () => ({ success: true, withdrawal: someWithdrawal(reserved) }) };
  const PAYING = { name: 'Paying R$ 800.00 to lilyloopz by hand' };

  test('by hand is reserved first, then marked as paid, each once; the list is asked again', async () => {
    const { opened, dialog } = await approve({ ...reserving, [PROCESS]: () => processed('paid') });
    clickTwice(dialog.getByRole('button', { name: 'Reserve R$ 800.00 to buy it myself' }));
    const second = within(await opened.findByRole('dialog', PAYING));
    expect([opened.api.sentTo(RESERVE), opened.api.sentTo(PROCESS)]).toEqual([[{}], []]);
    expect(second.getByRole('link', { name: 'Salon Gold' }).getAttribute('href')).toBe('https://www.roblox.com/game-pass/77');
    await user.click(second.getByRole('button', { name: 'Mark R$ 800.00 as paid by hand' }));
    expect(await opened.findByText('Withdrawal approved')).toBeTruthy();
    expect(opened.api.sentTo(PROCESS)).toEqual([{ status: 'completed', autoPayout: false }]);
    await waitFor(() => expect(askedForQueue(opened)).toBeGreaterThanOrEqual(2));
  });

  test('by hand with another account sends its number, and nothing else is taken for one', async () => {
    const { opened, dialog } = await approve(reserving);
    const account = dialog.getByRole('textbox', { name: /Buying account/ });
    await user.type(account, 'lily');
    await user.click(dialog.getByRole('button', { name: 'Reserve R$ 800.00 to buy it myself' }));
    expect(await dialog.findByText('Enter only the account’s number')).toBeTruthy();
    await user.clear(account);
    await user.type(account, ' 4711 ');
    await user.click(dialog.getByRole('button', { name: 'Reserve R$ 800.00 to buy it myself' }));
    expect(await opened.findByRole('dialog', PAYING)).toBeTruthy();
    expect(opened.api.sentTo(RESERVE)).toEqual([{ buyerUserId: '4711' }]);
  });

  test('that cannot be reserved says why, and nothing is paid', async () => {
    const { opened, dialog } = await approve({ [RESERVE]: () => fail(409, 'gamepass_changed', 'The gamepass now costs R$ 101.') });
    await user.click(dialog.getByRole('button', { name: 'Reserve R$ 800.00 to buy it myself' }));
    expect(await opened.findByText('The gamepass now costs R$ 101.')).toBeTruthy();
    expect(opened.api.sentTo(PROCESS)).toEqual([]);
  });

  test('a reserved one says who buys it, and can be given back', async () => {
    const list = { withdrawals: [someWithdrawal(reserved)], testWithdrawals: [], nextCursor: null, total: 1, testTotal: 0 };
    const opened = open({ calls: { [LIST]: () => list, [RELEASE]: () => ({ success: true, withdrawal: someWithdrawal() }) } });
    expect((await opened.findByRole('row', { name: /lilyloopz/ })).textContent).toContain('mirela buys it by hand');
    await press(opened, /lilyloopz/, 'Mark as paid');
    const dialog = within(await opened.findByRole('dialog', PAYING));
    await user.click(dialog.getByRole('button', { name: 'Give it back, it was not bought' }));
    expect(await opened.findByText('R$ 800.00 of lilyloopz waits again.')).toBeTruthy();
    expect(opened.api.sentTo(RELEASE)).toEqual([{}]);
  });

  test('by the bot is sent once', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { opened, dialog } = await approve({ [PROCESS]: () => answer.promise }, { auto: true });
    clickTwice(dialog.getByRole('button', { name: 'Buy now with the bot, R$ 800.00' }));
    answer.resolve(processed('paid'));
    expect(await opened.findByText('Withdrawal approved')).toBeTruthy();
    expect(opened.api.sentTo(PROCESS)).toEqual([{ status: 'completed', autoPayout: true }]);
  });

  test.each([
    ['429', () => fail(429, 'rate_limited', 'Too many requests at the platform')],
    ['a message about it', () => fail(503, 'platform_busy', 'The platform says: rate limited')],
  ])('that is rate limited (%s) stays pending for manual processing', async (_, answer) => {
    const { opened, dialog } = await approve({ [PROCESS]: answer }, { auto: true });
    await user.click(dialog.getByRole('button', { name: 'Buy now with the bot, R$ 800.00' }));
    expect(await opened.findByText('Auto payout rate limited')).toBeTruthy();
    expect(opened.getAllByText(/stays pending for manual processing/).length).toBeGreaterThan(0);
    await waitFor(() => expect(askedForQueue(opened)).toBe(2));
  });

  test('that fails says why; that nobody knows of is said as such', async () => {
    const { opened, dialog } = await approve({ [PROCESS]: () => fail(409, 'purse_empty', 'The bot has only R$ 12.') }, { auto: true });
    await user.click(dialog.getByRole('button', { name: 'Buy now with the bot, R$ 800.00' }));
    expect(await opened.findByText('Withdrawal processing failed')).toBeTruthy();
    expect(opened.getByText('The bot has only R$ 12.')).toBeTruthy();
    opened.api.on(PROCESS, () => processed('unknown'));
    await press(opened, /lilyloopz/, 'Pay…');
    const again = within(await opened.findByRole('dialog'));
    await user.click(await again.findByLabelText(/The bot buys it/, { selector: 'input:enabled' }));
    await user.click(again.getByRole('button', { name: 'Buy now with the bot, R$ 800.00' }));
    expect(await opened.findByText('Not known yet')).toBeTruthy();
  });

  test('without words of the server says so', async () => {
    const { opened, dialog } = await approve({ [PROCESS]: () => fail(500, 'internal_error', '') }, { auto: true });
    await user.click(dialog.getByRole('button', { name: 'Buy now with the bot, R$ 800.00' }));
    expect(await opened.findByText('Unknown error occurred')).toBeTruthy();
  });

  test('by the bot is not a moderator’s', async () => {
    const { dialog } = await approve({}, { operator: { role: 'moderator' } });
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /The bot buys it/ }).disabled).toBe(true);
    expect(dialog.getByText('Needs the role admin')).toBeTruthy();
  });
});

describe('rejecting one', () => {
  test('needs a reason, which can be picked', async () => {
    const opened = open({ calls: { [PROCESS]: () => processed('rejected') } });
    await press(opened, /lilyloopz/, 'Reject');
    const dialog = within(await opened.findByRole('dialog', { name: 'Reject withdrawal' }));
    await user.click(dialog.getByRole('button', { name: 'Reject and return R$ 800.00' }));
    expect(await dialog.findByText('A reason is needed to reject')).toBeTruthy();
    expect(opened.api.sentTo(PROCESS)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Not in the group' }));
    await user.click(dialog.getByRole('button', { name: 'Reject and return R$ 800.00' }));
    expect(await opened.findByText('Withdrawal rejected')).toBeTruthy();
    expect(opened.api.sentTo(PROCESS)).toEqual([{ status: 'failed', rejectionReason: 'Not in the group' }]);
  });
});

describe('keys', () => {
  test('j moves, a approves, r rejects; they can be switched off, and stay off', async () => {
    const opened = open();
    await opened.findByRole('row', { name: /kaitlynplays/ });
    await user.keyboard('jj');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('w1'));
    await user.keyboard('a');
    expect(await opened.findByRole('dialog', { name: 'Pay R$ 800.00 to lilyloopz' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('w1'));
    await user.keyboard('r');
    expect(await opened.findByRole('dialog', { name: 'Reject withdrawal' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    await user.click(opened.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
    await user.keyboard('j');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).not.toBeNull());
    await user.keyboard('a');
    expect(opened.queryByRole('dialog')).toBeNull();
    cleanup();
    opened.api.restore();
    const again = open();
    expect(((await again.findByRole('checkbox', { name: 'Keyboard shortcuts' })) as HTMLInputElement).checked).toBe(false);
  });
});
