import { createHash, createHmac } from 'node:crypto';
import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { someEvent } from '../standalone/fake-social.ts';
import { openPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  page?.api.restore();
  cleanup();
});
const open = (calls = {}) => (page = openPage('/events', calls));
const user = userEvent.setup();
const only = (change = {}) => ({ 'GET /api/events': () => ({ events: [someEvent(change)] }) });

describe('the page', () => {
  test('shows every event with its prize, entry, participants and time', async () => {
    const { findByRole, findByText, getByText, getAllByText } = open();
    expect(await findByRole('heading', { level: 1, name: 'Events & Giveaways' })).toBeTruthy();
    expect(getByText('Earn R$ 20 in total to unlock events.')).toBeTruthy();
    expect(await findByText('120 of 120')).toBeTruthy();
    expect(getByText('12, no limit')).toBeTruthy();
    expect(getAllByText('1 day 6 hours').length).toBeGreaterThan(0);
    expect(getByText('mapmaker_lu')).toBeTruthy();
    expect(getByText('Completed')).toBeTruthy();
    expect(getByText('How Events Work')).toBeTruthy();
    for (const link of getAllByText('Something wrong?')) expect(link.getAttribute('href')).toMatch(/^\/help\/new\?about=giveaway:./);
    for (const label of ['Event Full', 'Insufficient Balance', 'Event Completed', 'Cannot Join', 'Joined, draw in 5 hours'])
      expect(getByText(label).closest('button')).toHaveProperty('disabled', true);
  });

  test('says that it loads, that there is nothing, that it failed, and tries again', async () => {
    const loading = open({ 'GET /api/events': () => new Promise(() => undefined) });
    expect(await loading.findByText('Loading events...')).toBeTruthy();
    cleanup();
    const empty = open({ 'GET /api/events': () => ({ events: [] }) });
    expect(await empty.findByText('No Active Events')).toBeTruthy();
    expect(empty.getByText('Check back later for new events and giveaways!')).toBeTruthy();
    cleanup();
    const failed = open({ 'GET /api/events': () => fail(503, 'unavailable', 'This part is away') });
    expect(await failed.findByText('This part is away')).toBeTruthy();
    failed.api.on('GET /api/events', () => ({ events: [someEvent()] }));
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    expect(await failed.findByText('Builder Weekend')).toBeTruthy();
  });
});

test('of very many events the first 60 are drawn, more when asked for', async () => {
  const events = Array.from({ length: 61 }, (_, n) => someEvent({ id: `event-${n}`, title: `Event ${n}` }));
  const { findByText, getByRole, queryByText, queryByRole } = open({ 'GET /api/events': () => ({ events }) });
  expect(await findByText('Event 59')).toBeTruthy();
  expect(queryByText('Event 60')).toBeNull();
  await user.click(getByRole('button', { name: 'More events' }));
  expect(await findByText('Event 60')).toBeTruthy();
  expect(queryByRole('button', { name: 'More events' })).toBeNull();
});

test('counts are asked for every 10 s while the page can be seen, not in a hidden tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { findByText, api } = open(only({ currentParticipants: 1 }));
  await findByText('1 of 100');
  const asked = () => api.requests.filter(({ path }) => path === '/api/events').length;
  api.on('GET /api/events', () => ({ events: [someEvent({ currentParticipants: 2 })] }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await findByText('2 of 100')).toBeTruthy();
  expect(asked()).toBe(2);
  see('hidden');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(2);
  see('visible');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toBe(3);
});

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('joining', () => {
  test('a free event sends once, however often it is pressed, and says so', async () => {
    const { findByRole, findByText, api } = open(only());
    const { promise, resolve } = Promise.withResolvers<unknown>();
    api.on('POST /api/events/01920000-0000-7000-8000-000000000001/join', () => promise);
    const button = await findByRole('button', { name: 'Join Event: Builder Weekend' });
    clickTwice(button);
    api.on('GET /api/events', () => ({ events: [someEvent({ joined: true })] }));
    resolve({ success: true, message: 'Successfully Joined!', number: 65 });
    expect(await findByText('Successfully Joined!')).toBeTruthy();
    expect(await findByText('Joined, draw in 1 day 6 hours')).toBeTruthy();
    expect(api.sentTo('POST /api/events/01920000-0000-7000-8000-000000000001/join')).toHaveLength(1);
  });

  test('one with a fee asks first', async () => {
    const { findByRole, getByRole, api, findByText } = open(only({ entryFee: '2.50' }));
    api.on('POST /api/events/01920000-0000-7000-8000-000000000001/join', () => ({ success: true, message: '', number: 1 }));
    await user.click(await findByRole('button', { name: /Join Event: Builder Weekend/ }));
    expect(api.sentTo('POST /api/events/01920000-0000-7000-8000-000000000001/join')).toHaveLength(0);
    await user.click(getByRole('button', { name: 'Join for R$ 2.50' }));
    expect(await findByText('Successfully Joined!')).toBeTruthy();
  });

  test('that is refused says why and asks for the list anew', async () => {
    const { findByRole, findByText, api } = open(only());
    api.on('POST /api/events/01920000-0000-7000-8000-000000000001/join', () => fail(409, 'event_full', 'This event is full.'));
    const button = await findByRole('button', { name: 'Join Event: Builder Weekend' });
    api.on('GET /api/events', () => ({ events: [someEvent({ currentParticipants: 100 })] }));
    await user.click(button);
    expect(await findByText('Failed to Join')).toBeTruthy();
    expect(await findByText('This event is full.')).toBeTruthy();
    expect(await findByText('Event Full')).toBeTruthy();
  });
});

describe('the draw', () => {
  const seed = Buffer.alloc(32, 7);
  const ended = (change = {}) => {
    const id = someEvent().id;
    const digest = createHmac('sha256', seed).update(`${id}:2`).digest('hex');
    const winnerNumber = Number(BigInt(`0x${digest}`) % 2n) + 1;
    return someEvent({
      status: 'ended',
      winnerNumber,
      winnerUsername: `person_${winnerNumber}`,
      drawSeed: seed.toString('hex'),
      drawSeedHash: createHash('sha256').update(seed).digest('hex'),
      ...change,
    });
  };
  const entries = [1, 2].map((number) => ({ number, username: `person_${number}` }));
  const withEntries = (event: ReturnType<typeof ended>) => ({
    'GET /api/events': () => ({ events: [event] }),
    [`GET /api/events/${event.id}/entries`]: ({ query }: { query: Record<string, string> }) => ({
      entries: query['cursor'] === undefined ? entries : entries.slice(Number(query['cursor'])),
      nextCursor: null,
      total: 2,
    }),
  });

  test('by a seed that was drawn anew says so, and why', async () => {
    const event = someEvent({ drawSeedRedrawnAt: '2026-11-20T19:05:00.000Z' });
    const { findByRole, findByText } = open(withEntries(event));
    await user.click(await findByRole('button', { name: 'Sealed draw of Builder Weekend' }));
    expect(await findByText(/^New draw on /)).toBeTruthy();
    expect(await findByText(/^The site was restored from a backup/)).toBeTruthy();
    expect(await findByText('Hash, shown since then')).toBeTruthy();
  });

  test('that cannot be checked now says which call failed', async () => {
    const event = ended({});
    const away = () => fail(503, 'unavailable', 'This part is away');
    const { findByRole } = open({ ...withEntries(event), [`GET /api/events/${event.id}/entries`]: away });
    await user.click(await findByRole('button', { name: 'Check the draw of Builder Weekend' }));
    const check = await findByRole('button', { name: 'Check it on this device' });
    await user.click(check);
    await waitFor(() => expect(check.nextElementSibling?.textContent).toBe('The entries did not loadThis part is awayRequest fake'));
  });

  test.each([
    ['holds', {}, 'This draw matches its seal'],
    ['does not, when another one won', { winnerUsername: 'a_friend' }, 'This draw doesn’t match its seal'],
    ['does not, when the seed is another one', { drawSeedHash: '00' }, 'This draw doesn’t match its seal'],
  ])('%s', async (_, change, verdict) => {
    const { findByRole, findByText } = open(withEntries(ended(change)));
    await user.click(await findByRole('button', { name: 'Check the draw of Builder Weekend' }));
    await user.click(await findByRole('button', { name: 'Check it on this device' }));
    expect(await findByText(verdict)).toBeTruthy();
  });
});
