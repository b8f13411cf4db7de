import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import type { OffersPage } from '../src/api/earn-api.ts';
import { fakeBegun, fakeOffer, fakeOffersPage } from '../standalone/offers/fake-offers.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

const LIST = 'GET /api/offers';
const START = 'POST /api/offers/start';

let page: OpenedPage;
/** A tab as the page opens it: what it is sent to is a link in its own document. */
function aTab() {
  const tab = { opener: window as Window | null, document: document.implementation.createHTMLDocument(), close: vi.fn<() => void>() };
  const sentTo = (): HTMLAnchorElement | null => tab.document.querySelector('a');
  return { tab, sentTo };
}
const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  vi.stubGlobal('open', open);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open.mockReset();
});
afterEach(() => {
  cleanup();
  page.api.restore();
  vi.unstubAllGlobals();
});

const openOffers = (own: Partial<OffersPage> = {}) => (page = openPage({ [LIST]: () => fakeOffersPage(own) }));
const card = async (title: string) => (await screen.findByRole('button', { name: new RegExp(`: ${title}$`) })).closest('li') as HTMLElement;
const asked = () => page.api.requests.filter(({ method, path }) => `${method} ${path}` === LIST).map(({ query }) => query.toString());

test('lists each offer with whose it is, what it takes, what it pays and what a minute is worth', async () => {
  openOffers();
  const game = await card('Castle Keepers: reach level 12');
  for (const told of ['ayeT-Studios', '2 h 30 min', 'Phone', '3 steps', 'R$ 380.00', 'R$ 2.53 a minute'])
    expect(game.textContent).toContain(told);
  expect((await card('Watch three trailers')).textContent).toContain('time unknown');
  expect((await card('Drift Avenue: finish 10 races')).textContent).toContain('New');
  expect(screen.getByText('8 offers from 4 walls')).toBeTruthy();
});

test('an offer without a name is called by its kind', async () => {
  openOffers({ offers: [fakeOffer({ title: null })] });
  expect(await screen.findByRole('button', { name: 'Start: Survey' })).toBeTruthy();
});

test('Start opens a tab at the provider’s own address, once, which learns nothing of this page', async () => {
  openOffers();
  const { tab, sentTo } = aTab();
  open.mockReturnValue(tab as unknown as Window);
  clickTwice(await screen.findByRole('button', { name: 'Start: Learning online' }));
  await waitFor(() => expect(sentTo()?.href).toBe('https://example.com/offer'));
  expect(sentTo()?.rel).toBe('noreferrer');
  expect(tab.opener).toBeNull();
  expect(page.api.sentTo(START)).toEqual([{ provider: 'a', offer: 'o2' }]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('an offer that is gone closes the tab, says so, and leaves the list', async () => {
  openOffers({ offers: [fakeOffer()] });
  const { tab } = aTab();
  open.mockReturnValue(tab as unknown as Window);
  page.api.on(START, () => fail(404, 'offer_gone', 'This offer is no longer there.'));
  const button = await screen.findByRole('button', { name: 'Start: Snacks you like' });
  page.api.on(LIST, () => fakeOffersPage({ offers: [] }));
  await userEvent.click(button);
  expect(await screen.findByText('This offer is no longer there.')).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
  expect(await screen.findByText('No offers right now')).toBeTruthy();
});

test('chips, search and order ask the service, and say how many fit', async () => {
  openOffers();
  await userEvent.click(await screen.findByRole('button', { name: 'Games' }));
  page.api.on(LIST, () => fakeOffersPage({ offers: [fakeOffer({ title: 'Gem Harbor' })] }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search offers' }), 'harbor');
  expect(await screen.findByText('1 offer fits')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'On this device' }));
  await waitFor(() => expect(asked().at(-1)).toBe('filter=games&search=harbor&device=phone'));
  expect(screen.getByRole('button', { name: 'Games' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(asked().at(-1)).toBe('filter=games&device=phone'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search offers' }));
});

test('when nothing fits it says so, and shows all again', async () => {
  openOffers();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search offers' }), 'castle');
  page.api.on(LIST, ({ query }) => fakeOffersPage(query.get('search') === null ? {} : { offers: [] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Short' }));
  expect(await screen.findByText('No offer fits')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all offers' }));
  expect(await card('Learning online')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search offers' }).value).toBe('');
});

test('goes on page by page, and says when a page did not load', async () => {
  page = openPage({
    [LIST]: ({ query }) =>
      query.get('cursor') === 'next'
        ? fail(503, 'unavailable', 'Earning is closed for a moment.')
        : fakeOffersPage({ offers: [fakeOffer({ title: 'First' })], total: 2, nextCursor: 'next' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more offers' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('More offers did not load');
  page.api.on(LIST, ({ query }) =>
    fakeOffersPage(query.get('cursor') === null ? { nextCursor: 'next' } : { offers: [fakeOffer({ id: 'o9', title: 'Second' })] }),
  );
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await card('Second')).toBeTruthy();
  expect(await card('First')).toBeTruthy();
});

test('shows places while the walls are asked, and asks again until they have answered', async () => {
  const asking = fakeOffersPage({ offers: [], begun: [] }).providers.map((provider) => ({ ...provider, state: 'asking' as const }));
  openOffers({ offers: [], begun: [], providers: asking });
  expect(await screen.findByText('Asking the walls for offers')).toBeTruthy();
  page.api.on(LIST, () => fakeOffersPage());
  expect(await card('Learning online')).toBeTruthy();
  expect(screen.queryByText('Asking the walls for offers')).toBeNull();
});

test('a wall that does not answer is named above what the others offer', async () => {
  const providers = fakeOffersPage().providers.map((provider) => ({
    ...provider,
    state: provider.id === 'c' ? ('away' as const) : ('ready' as const),
  }));
  openOffers({ providers });
  expect((await screen.findByRole('alert')).textContent).toContain('Lootably isn’t answering right now');
  expect(screen.getByText('8 offers from 3 walls')).toBeTruthy();
});

test('says why the offers did not load, and Retry recovers; the walls stay', async () => {
  page = openPage({ [LIST]: () => fail(503, 'unavailable', 'Earning is closed for a moment.') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Offers did not load');
  expect(await screen.findByRole('article', { name: 'BitLabs' })).toBeTruthy();
  page.api.on(LIST, () => fakeOffersPage());
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await card('Learning online')).toBeTruthy();
});

test('where no wall has a list, there is no section', async () => {
  openOffers({ offers: [], begun: [], providers: [] });
  await screen.findByRole('article', { name: 'BitLabs' });
  await waitFor(() => expect(screen.queryByText('Asking the walls for offers')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'For you' })).toBeNull();
});

test('what was begun and what a hold keeps back stands above, and can be gone on with', async () => {
  const pending = {
    id: 'p1',
    source: 'wall',
    label: 'ayeT-Studios · Puzzle Pier',
    line: null,
    amount: '54.00',
    releasesAt: '2026-11-27T10:00:00.000Z',
  };
  page = openPage({
    [LIST]: () =>
      fakeOffersPage({
        begun: [fakeBegun(), fakeBegun({ id: 'o7', wall: 'c', title: 'Pocket Farm', steps: 3, paidSteps: 1, isOffered: false })],
      }),
    'GET /api/rewards/pending': () => ({ pending: [pending, { ...pending, id: 'p2', source: 'daily', label: 'Daily' }] }),
  });
  const region = await screen.findByRole('region', { name: 'In progress' });
  expect(await within(region).findByText('2 started, 1 pending')).toBeTruthy();
  expect(region.textContent).toContain('1 of 3 steps paid.');
  expect(region.textContent).toContain('It will be added to your balance on 27 Nov.');
  expect(within(region).getAllByRole('button')).toHaveLength(1);
  const { tab, sentTo } = aTab();
  open.mockReturnValue(tab as unknown as Window);
  await userEvent.click(within(region).getByRole('button', { name: 'Continue: Music and streaming' }));
  await waitFor(() => expect(sentTo()?.href).toBe('https://example.com/offer'));
  expect(page.api.sentTo(START)).toEqual([{ provider: 'b', offer: 'o2' }]);
});

test('what stands above the list comes with it, so that nothing moves', async () => {
  const pending = Promise.withResolvers<unknown>();
  page = openPage({ [LIST]: () => fakeOffersPage({ begun: [] }), 'GET /api/rewards/pending': () => pending.promise });
  await screen.findByRole('article', { name: 'BitLabs' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  await screen.findByText('Follow us on X');
  expect(screen.queryByRole('heading', { name: 'For you' })).toBeNull();
  pending.resolve({ pending: [] });
  expect(await screen.findByRole('heading', { name: 'For you' })).toBeTruthy();
});
