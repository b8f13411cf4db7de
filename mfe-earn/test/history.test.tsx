import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clickTwice, fail, type FakeCall, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeEarning, fakeFigures, fakeHistory } from '../standalone/history/fake-history.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

const HISTORY = 'GET /api/rewards/history';
const FIGURES = 'GET /api/user/figures';
const PENDING = 'GET /api/rewards/pending';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
  vi.useRealTimers();
});

test('each line says what it was, when, and what became of it', async () => {
  open();
  expect(await lines()).toEqual([
    expect.stringMatching(/^BitLabs · Shopping habits20 Nov, \d\d:05\+R\$ 44.00/),
    expect.stringMatching(/^Lootably · Play to level 1020 Nov, \d\d:05, held until 30 Nov\+R\$ 310.00/),
    expect.stringMatching(/^Social task · Subscribe/),
    expect.stringMatching(/^Promo code WINTER26/),
    expect.stringMatching(/^Daily Login Bonus · day 3/),
    expect.stringMatching(/^BitLabs · Shopping habits.*, reversedR\$ 18.50/),
  ]);
});

test('every figure answers why: source, wall, offer, transaction, hold, reversal, reference', async () => {
  open();
  await why('R$ 310.00');
  expect(answerLines()).toMatchObject({
    Source: 'Surveys and offers',
    Wall: 'Lootably',
    Offer: 'Play to level 10',
    Transaction: '77',
    'Held until': expect.stringContaining('30 Nov'),
    Reference: 'wall:c:credit:77',
  });
  expect(screen.getByText('Lootably can still reverse it. It will be added to your balance on 30 Nov.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await why('R$ 18.50');
  expect(answerLines()).toMatchObject({ Reversed: expect.stringContaining('19 Nov'), Reference: 'wall:b:credit:TX-0' });
  expect(screen.getByText(/^BitLabs reversed it on 19 Nov/)).toBeTruthy();
});

test('a line on its way is looked at again until it is in the balance', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({ [HISTORY]: () => ({ earnings: [fakeEarning({ state: 'sent', creditedAt: null })], nextCursor: null }) });
  expect((await lines())[0]).toContain('on its way');
  page.api.on(HISTORY, () => ({ earnings: [fakeEarning()], nextCursor: null }));
  act(() => {
    vi.advanceTimersByTime(3_100);
  });
  await waitFor(async () => expect((await lines())[0]).not.toContain('on its way'));
  const asked = page.api.sentTo(HISTORY).length;
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(page.api.sentTo(HISTORY)).toHaveLength(asked);
});

test('Show more brings the next page, until there is none', async () => {
  open({ [HISTORY]: pages });
  expect(await lines()).toHaveLength(2);
  clickTwice(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await lines()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(cursors()).toEqual([null, 'c2']);
});

test('a page that does not come leaves the others there, and Retry asks for that page', async () => {
  open({ [HISTORY]: pages });
  const more = await screen.findByRole('button', { name: 'Show more' });
  page.api.on(HISTORY, () => fail(503, 'unavailable', 'Earning is closed for a moment.'));
  await userEvent.click(more);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Earning is closed for a moment.');
  expect(await lines()).toHaveLength(2);
  page.api.on(HISTORY, pages);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await lines()).toHaveLength(3));
  expect(cursors()).toEqual([null, 'c2', 'c2']);
});

test('the filter asks for one source, and an empty one says so', async () => {
  open();
  await lines();
  // The list opens by the keyboard: jsdom has no layout for the pointer.
  Element.prototype.hasPointerCapture = () => false;
  act(() => screen.getByRole('combobox', { name: 'Source' }).focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly Challenge' }));
  expect(await screen.findByText('Nothing from this source yet')).toBeTruthy();
  expect(page.api.requests.at(-1)?.query.get('source')).toBe('weekly');
});

test('says that it is loading, then that there is nothing', async () => {
  const slow = Promise.withResolvers<unknown>();
  open({ [HISTORY]: () => slow.promise });
  expect(await screen.findByText('Loading your earnings')).toBeTruthy();
  slow.resolve({ earnings: [], nextCursor: null });
  expect(await screen.findByText('Nothing earned yet')).toBeTruthy();
});

test('what another page asks about by its key is shown first, and closes', async () => {
  page = openPage({}, '/rewards?why=promo%3Ap1');
  const asked = await screen.findByRole('region', { name: 'Why R$ 25.00? Promo code WINTER26' });
  expect(document.activeElement).toBe(asked);
  expect(answerLines(asked)).toMatchObject({ Source: 'Promo codes', Reference: 'promo:p1' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /^Why/ })).toBeNull();
});

test('a key that nothing here has is told so', async () => {
  page = openPage({}, '/rewards?why=%3Cb%3Ex');
  expect(await screen.findByText('None of your earnings has the reference <b>x.')).toBeTruthy();
});

test('the last 30 days are a chart and a table, by source as well', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Last 30 days' });
  expect(await within(card).findByRole('slider', { name: /Earnings of the last 30 days/ })).toBeTruthy();
  expect(card.textContent).toContain('+R$ 1,140.00');
  await userEvent.click(within(card).getByRole('radio', { name: 'Table' }));
  const rows = within(await within(card).findByRole('table', { name: 'Earnings by day' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]?.textContent).toBe('21 NovR$ 33.50');
  const sums = await screen.findByRole('region', { name: 'By source' });
  expect(sums.textContent).toContain('Surveys and offersR$ 840.00');
  expect(sums.textContent).toContain('Daily and weekly rewardsR$ 300.00');
  expect(within(sums).getByRole('link', { name: 'Daily and weekly rewards' }).getAttribute('href')).toBe(
    '/withdraw/statement?earned=rewards&since=2026-10-23',
  );
});

test('what is held stands apart with its date; nothing held shows nothing', async () => {
  open();
  const pending = await screen.findByRole('region', { name: 'Pending' });
  expect(pending.textContent).toContain('Lootably · Play to level 10');
  expect(pending.textContent).toContain('arrives 30 Nov · Larger credits to new accounts are held for a few days before they arrive.');
  page.api.on(PENDING, () => ({ pending: [] }));
  act(() => page.shell.showBalance('1594.00', '2356.40'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending' })).toBeNull());
});

test('each part that does not load says so alone, and Retry recovers', async () => {
  const away: FakeCall = () => fail(503, 'unavailable', 'Earning is closed for a moment.');
  open({ [HISTORY]: away, [FIGURES]: away, [PENDING]: away });
  for (const [call, title, back] of [
    [FIGURES, 'Your last 30 days did not load', fakeFigures],
    [PENDING, 'Pending earnings did not load', () => ({ pending: [] })],
    [HISTORY, 'Your earnings did not load', () => ({ earnings: fakeHistory(), nextCursor: null })],
  ] as const) {
    const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error(`${title} is no alert`);
    page.api.on(call, back);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  }
  expect(await screen.findByRole('region', { name: 'Daily Login Bonus' })).toBeTruthy();
});

const pages: FakeCall = ({ query }) =>
  query.get('cursor') === 'c2'
    ? { earnings: [fakeEarning({ id: 'p3' })], nextCursor: null }
    : { earnings: [fakeEarning({ id: 'p1' }), fakeEarning({ id: 'p2' })], nextCursor: 'c2' };

function open(calls: FakeCalls = {}): void {
  page = openPage(calls, '/rewards');
}

/** The rows of the history. */
async function lines(): Promise<string[]> {
  const card = await screen.findByRole('region', { name: 'History' });
  return (await within(card).findAllByRole('listitem')).map(({ textContent }) => textContent);
}

async function why(amount: string): Promise<void> {
  const card = await screen.findByRole('region', { name: 'History' });
  await userEvent.click(await within(card).findByRole('button', { name: (name) => name.includes(amount.slice(3)) }));
  await screen.findByRole('dialog', { name: `Why ${amount}?` });
}

/** Labels and values of a "why?". */
function answerLines(place: HTMLElement = screen.getByRole('dialog')): Record<string, string> {
  return Object.fromEntries(
    within(place)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

function cursors(): (string | null)[] {
  return page.api.requests.filter(({ path }) => path === '/api/rewards/history').map(({ query }) => query.get('cursor'));
}
