import { formatTime } from '@facet/remote-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { fakeTransactions, fakePending, somePage, someTransaction, someSummary } from '../standalone/fake-statement.ts';
import { someWithdrawal } from '../standalone/fake-wallet.ts';
import { formatClock } from '../src/format-time.ts';
import { openStatement, press, type OpenedPage } from './open-page.tsx';
import { answerTo, asked, filterOf, rows } from './statement-list.ts';

const LIST = 'GET /api/user/transactions';
const SUMMARY = 'GET /api/user/transactions/summary';
const PENDING = 'GET /api/rewards/pending';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('every transfer has its kind, its reason, the time, the balance after it and its sign', async () => {
  page = openStatement();
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts[0]).toBe(
    `Withdrawal Gamepass "VIP Lounge" −R$ 250.00 Why? ${formatClock('2026-11-20T19:05:00.000Z')} · Balance R$ 1,284.00`,
  );
  expect(texts[2]).toMatch(/^Offer reversed Reversed: Survey 811 −R\$ 12\.50 Why\?/);
  expect(texts[3]).toContain('+R$ 25.00 Why?');
  expect(screen.getByText('That’s everything: 6 transactions. Days follow your clock, months UTC.')).toBeTruthy();
});

test('why? says what, from where, under which key and when, and leads to the page that knows more', async () => {
  page = openStatement();
  await rows();
  await why('44.00');
  const answer = await answerTo('Why +R$ 44.00?');
  for (const fact of ['Survey 812', 'Offer wall A', 'Earnings and rewards', '20 Nov 2026, 14:20:00 UTC', 'R$ 1,490.00', 'R$ 1,534.00'])
    expect(answer.textContent).toContain(fact);
  expect(within(answer).getByText('postback:a:812')).toBeTruthy();
  expect(within(answer).getByRole('link', { name: 'See it in Rewards' }).getAttribute('href')).toBe('/rewards?why=postback%3Aa%3A812');
  expect(within(answer).getByRole('link', { name: 'Something wrong?' }).getAttribute('href')).toMatch(/^\/help\/new\?about=transaction:./);
});

test('why? of what a wall paid names the provider', async () => {
  const line = { kind: 'wall.offer', values: { provider: 'BitLabs', offer: 'Shopping habits' }, text: 'BitLabs · Shopping habits' };
  page = openStatement({
    'GET /api/user/transactions': () =>
      somePage(fakeTransactions.map((each) => (each.type === 'wall_credit' && !each.undo ? { ...each, line } : each))),
  });
  await rows();
  await why('44.00');
  const answer = await answerTo('Why +R$ 44.00?');
  expect(answer.textContent).toContain('ReasonBitLabs · Shopping habitsFromBitLabs');
});

test('why? of a withdrawal says how far it is now', async () => {
  page = openStatement({
    'GET /api/withdraw/history': () => ({ withdrawals: [someWithdrawal({ payoutState: 'rejected', reason: 'Wrong group' })] }),
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: /250\.00 Why\?/ }));
  const answer = await answerTo(/^Why/);
  expect(await within(answer).findByText(/^Wrong group\. R\$ 250\.00 went back/)).toBeTruthy();
  expect(within(answer).getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe('/withdraw/receipt/w5');
});

test('why? of what an operator booked leads nowhere', async () => {
  page = openStatement();
  await rows();
  await why('5.00');
  const answer = await answerTo(/^Why/);
  expect(answer.textContent).toContain('Our team');
  expect(
    within(answer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Something wrong?']);
});

test('older transfers come a page at a time', async () => {
  page = openStatement({
    [LIST]: ({ query }) => {
      if (query.get('limit') === '5') return { transactions: [], nextCursor: null };
      return query.get('cursor') === '41'
        ? { transactions: [someTransaction({ id: 'old' })], nextCursor: null }
        : { transactions: [someTransaction({ id: 'new' })], nextCursor: '41' };
    },
  });
  expect(await rows()).toHaveLength(1);
  clickTwice(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('That’s everything: 2 transactions');
  expect(asked(page).filter(({ query }) => query.get('cursor') === '41')).toHaveLength(1);
});

test('a page that does not come keeps what is there, and Retry goes on from it', async () => {
  let isAway = true;
  page = openStatement({
    [LIST]: ({ query }) => {
      if (query.get('cursor') === null) return { transactions: [someTransaction({ id: 'new' })], nextCursor: '41' };
      return isAway
        ? fail(503, 'unavailable', 'The wallet is away.')
        : { transactions: [someTransaction({ id: 'old' })], nextCursor: null };
    },
  });
  await rows();
  await press('Show older');
  expect((await screen.findByRole('alert')).textContent).toContain('Older transactions did not load');
  expect(await rows()).toHaveLength(1);
  isAway = false;
  await press('Retry');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('lines that could not be asked for again stay, and Retry asks for them', async () => {
  page = openStatement({ [LIST]: () => ({ transactions: [someTransaction({ id: 'new' })], nextCursor: '41' }) });
  await rows();
  page.api.on(LIST, () => fail(503, 'unavailable', 'The wallet is away.'));
  act(() => page.shell.showBalance('1328.00', '2090.40'));
  expect((await screen.findByRole('alert')).textContent).toContain('The statement did not load');
  expect(await rows()).toHaveLength(1);
  page.api.on(LIST, () => ({ transactions: fakeTransactions, nextCursor: null }));
  await press('Retry');
  await waitFor(async () => expect(await rows()).toHaveLength(6));
});

test('the filters of the address are asked for and shown; a foreign one is ignored', async () => {
  page = openStatement({}, '/withdraw/statement?category=earn&month=2026-10&cursor=7');
  await rows();
  expect(filterOf(asked(page)[0])).toEqual({ category: 'earn', month: '2026-10' });
  expect(screen.getByRole('button', { name: 'Earnings', pressed: true })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Month' }).textContent).toBe('October 2026');
  cleanup();
  page.api.restore();
  page = openStatement({}, '/withdraw/statement?category=nonsense&month=2026-13');
  await rows();
  expect(filterOf(asked(page)[0])).toEqual({});
});

test('the lines of a figure: which one it was, and the way back to all; a day that is none is ignored', async () => {
  page = openStatement({}, '/withdraw/statement?earned=referrals&since=2026-11-16');
  expect(await screen.findByText(/^Referrals since .*16.*2026 \(UTC\)$/)).toBeTruthy();
  expect(filterOf(asked(page)[0])).toEqual({ earned: 'referrals', since: '2026-11-16' });
  await press('Show everything');
  await waitFor(() => expect(filterOf(asked(page).at(-1))).toEqual({}));
  expect(screen.queryByText(/since/)).toBeNull();
  cleanup();
  page.api.restore();
  page = openStatement({}, '/withdraw/statement?earned=none&since=2026-02-30');
  await rows();
  expect(filterOf(asked(page)[0])).toEqual({});
});

test('nothing of a kind is not an empty statement', async () => {
  page = openStatement(
    { [LIST]: ({ query }) => ({ transactions: query.has('category') ? [] : fakeTransactions, nextCursor: null }) },
    '/withdraw/statement?category=welcome',
  );
  expect(await screen.findByText('Nothing of this type')).toBeTruthy();
  await press('Show everything');
  expect(await rows()).toHaveLength(6);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Transactions' }));
});

test('says when there is none yet', async () => {
  page = openStatement({ [LIST]: () => ({ transactions: [], nextCursor: null }) });
  expect(await screen.findByText('No transactions yet')).toBeTruthy();
});

test('says that it is loading, then what failed, each block for itself', async () => {
  page = openStatement({ [LIST]: () => new Promise(() => {}), [SUMMARY]: () => fail(503, 'unavailable', 'The wallet is away.') });
  expect(await screen.findByText('Loading your transactions')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Your held amounts did not load');
  page.api.on(SUMMARY, () => someSummary());
  await press('Retry');
  expect(await screen.findByText('VIP Lounge')).toBeTruthy();
});

test('what is held stands apart, with what it is held for', async () => {
  page = openStatement({ [SUMMARY]: () => someSummary({ pending: [{ ...held(), payoutState: 'unknown' }] }) });
  const block = await screen.findByRole('region', { name: 'Held for withdrawals' });
  expect(await within(block).findByText('Waiting for the game platform to confirm the purchase.')).toBeTruthy();
  expect(block.textContent).toContain('R$ 250.00');
});

test('earnings that are kept back show their date and why', async () => {
  page = openStatement({ [PENDING]: () => ({ pending: fakePending }) });
  const block = await screen.findByRole('region', { name: 'Pending earnings' });
  expect(block.textContent).toContain('Survey 902');
  expect(block.textContent).toContain(`Yours on ${formatTime('2026-11-27T14:20:00.000Z')} · Larger credits to new accounts are held`);
});

test('a site that keeps no earnings back has no such block; one that is away says so there alone', async () => {
  page = openStatement();
  await rows();
  await waitFor(() => expect(page.api.requests.some(({ path }) => path === '/api/rewards/pending')).toBe(true));
  expect(screen.queryByText(/Pending earnings/)).toBeNull();
  cleanup();
  page.api.restore();
  page = openStatement({ [PENDING]: () => fail(503, 'unavailable', 'Rewards are away.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Pending earnings did not load');
  expect(await rows()).toHaveLength(6);
});

test('a debt is told', async () => {
  page = openStatement({ [SUMMARY]: () => someSummary({ debt: '3.00' }) });
  expect(await screen.findByText('You owe R$ 3.00')).toBeTruthy();
});

test('a transfer anywhere brings a new line', async () => {
  page = openStatement();
  expect(await rows()).toHaveLength(6);
  page.api.on(LIST, () => ({ transactions: [someTransaction({ id: 'm7' }), ...fakeTransactions], nextCursor: null }));
  act(() => page.shell.showBalance('1328.00', '2090.40'));
  await waitFor(async () => expect(await rows()).toHaveLength(7));
});

async function why(figure: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`\\+R\\$ ?${figure} Why\\?`) }));
}

function held() {
  const [withdrawal] = someSummary().pending;
  if (!withdrawal) throw new Error('the fake holds nothing');
  return withdrawal;
}
