import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { eventProblems, noEvent } from '../../src/operators/events/event-values.ts';
import { someEvent } from '../../standalone/operators/events/fake-events.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/events';
const CREATE = 'POST /api/admin/events';
const { id: ID } = someEvent();
const END = `POST /api/admin/events/${ID}/end`;
const DELETE = `DELETE /api/admin/events/${ID}`;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin?tab=events', options));
const user = userEvent.setup();

async function act(opened: ReturnType<typeof open>, title: string, action: string): Promise<void> {
  await user.click(await opened.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await opened.findByRole('menuitem', { name: action }));
}

test('events show their state, fees and winner', async () => {
  const { findByRole, getByRole } = open({ calls: { 'GET /api/public/settings': () => [{ key: 'event_min_total_earned', value: '20' }] } });
  const row = await findByRole('row', { name: /Friday Drop 48/ });
  expect(row.textContent).toContain('86 of 120');
  expect(row.textContent).toContain('in 6 h');
  expect(getByRole('row', { name: /Friday Drop 47/ }).textContent).toContain('tundra_vex');
  expect(getByRole('row', { name: /Quiet Tuesday/ }).textContent).toContain('no winner');
  expect(getByRole('row', { name: /Cyber Week/ }).textContent).toContain('Upcoming');
  expect(await findByRole('button', { name: 'Ended 2' })).toBeTruthy();
});

test('what members must have earned has its place before it is known, and gives it back when it stays unknown', async () => {
  const settings = Promise.withResolvers<unknown>();
  const { findByText } = open({ calls: { 'GET /api/public/settings': () => settings.promise } });
  await findByText('Members need R$ … in total earnings to join');
  settings.resolve([{ key: 'event_min_total_earned', value: '20' }]);
  await findByText('Members need R$ 20 in total earnings to join');
  cleanup();
  const { findByRole, queryByText } = open({ calls: { 'GET /api/public/settings': () => fail(503, 'unavailable', 'Away') } });
  await findByRole('row', { name: /Friday Drop 48/ });
  await waitFor(() => expect(queryByText(/Members need/)).toBeNull());
});

test('a moderator sees them and changes nothing', async () => {
  const opened = open({ operator: { role: 'moderator' } });
  const create = await opened.findByRole('button', { name: 'Create event' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  await opened.findByRole('row', { name: /Friday Drop 48/ });
  expect(opened.queryByRole('button', { name: 'End Friday Drop 48' })).toBeNull();
});

describe('ending an event', () => {
  test('asks first, then says who has won', async () => {
    const opened = open({ calls: { [END]: () => ({ event: someEvent({ status: 'ended', winnerUsername: 'tundra_vex' }) }) } });
    await user.click(await opened.findByRole('button', { name: 'End Friday Drop 48' }));
    const question = within(await opened.findByRole('alertdialog', { name: 'End Friday Drop 48 now?' }));
    expect(question.getByText(/One of 86 participants is drawn at random and wins R\$ 500\.00/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Draw the winner and end' }));
    expect(await opened.findByText('tundra_vex wins R$ 500.00.')).toBeTruthy();
    expect(opened.api.sentTo(END)).toHaveLength(1);
  });

  test('that somebody else has ended says who won, and asks for the list again', async () => {
    const words = 'The event has ended already, by its end. The winner is tundra_vex.';
    const opened = open({ calls: { [END]: () => fail(409, 'event_ended', words) } });
    await act(opened, 'Friday Drop 48', 'End…');
    await user.click(await opened.findByRole('button', { name: 'Draw the winner and end' }));
    expect(await opened.findByText('Failed to end event')).toBeTruthy();
    expect(opened.getByText(words)).toBeTruthy();
    await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
  });

  test('without participants says that nobody wins', async () => {
    const opened = open();
    await act(opened, 'Cyber Week Giveaway', 'End…');
    expect(await opened.findByText(/No one is taking part: there is no winner and nothing is paid\./)).toBeTruthy();
    expect(opened.getByRole('button', { name: 'End without a winner' })).toBeTruthy();
  });
});

describe('deleting an event', () => {
  test('whose fees go back asks for its title, and says what goes back', async () => {
    const opened = open({ calls: { [DELETE]: () => ({ event: someEvent() }) } });
    await act(opened, 'Friday Drop 48', 'Delete…');
    const question = within(await opened.findByRole('dialog', { name: 'Delete Friday Drop 48?' }));
    expect(question.getByText('86 members get their entry fee back')).toBeTruthy();
    const confirm = question.getByRole('button', { name: 'Delete and refund R$ 430.00' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.type(question.getByLabelText('Type the title to delete'), 'Friday Drop 48{Enter}');
    expect(await opened.findByText('R$ 430.00 in entry fees go back.')).toBeTruthy();
    expect(opened.api.sentTo(DELETE)).toHaveLength(1);
  });

  test('that has ended asks for a yes only', async () => {
    const opened = open();
    await act(opened, 'Friday Drop 47', 'Delete…');
    const question = within(await opened.findByRole('dialog', { name: 'Delete Friday Drop 47?' }));
    expect(question.getByText('The event has ended. The winner keeps the prize.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep event' }));
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    expect(opened.api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('creating an event', () => {
  async function form(opened: ReturnType<typeof open>, values: Record<string, string>) {
    await user.click(await opened.findByRole('button', { name: 'Create event' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'Create event' }));
    for (const [label, value] of Object.entries(values))
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    return dialog;
  }

  test('sends times in UTC, the fee 0 unless another is typed, and no limit when it is empty', async () => {
    const opened = open({ calls: { [CREATE]: () => ({ event: someEvent() }) } });
    const dialog = await form(opened, { Title: ' Winter Draw ', Prize: '100', Starts: '2099-12-01T18:00', Ends: '2099-12-02T18:00' });
    await user.click(dialog.getByRole('button', { name: 'Create event' }));
    expect(await opened.findByText('Event created')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([
      {
        title: 'Winter Draw',
        description: '',
        prize: '100',
        entryFee: '0',
        startsAt: '2099-12-01T18:00:00.000Z',
        endsAt: '2099-12-02T18:00:00.000Z',
      },
    ]);
  });

  test('says what is wrong beside the fields', async () => {
    const opened = open();
    const dialog = await form(opened, { Title: 'X', Starts: '2099-11-22T18:00', Ends: '2099-11-22T12:00' });
    await user.click(dialog.getByRole('button', { name: 'Create event' }));
    expect(await dialog.findByText('Please enter a prize')).toBeTruthy();
    expect(dialog.getByText('The end is before the start')).toBeTruthy();
    expect(dialog.getByText('2 fields need your attention')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([]);
  });
});

describe('editing an event', () => {
  const EDIT = `PUT /api/admin/events/${ID}`;
  const form = async (opened: ReturnType<typeof open>, title = 'Friday Drop 48') => {
    await act(opened, title, 'Edit…');
    return within(await opened.findByRole('dialog', { name: `Edit ${title}` }));
  };
  const type = (dialog: Awaited<ReturnType<typeof form>>, label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = (dialog: Awaited<ReturnType<typeof form>>) => user.click(dialog.getByRole('button', { name: 'Save event' }));

  test('shows beside the fields what members will see, says what changes, and keeps times that were not touched', async () => {
    const opened = open({ calls: { [EDIT]: () => ({ event: someEvent() }) } });
    const dialog = await form(opened);
    expect(dialog.getByText('86 members have joined. What was promised to them can only get better.')).toBeTruthy();
    expect((dialog.getByRole('button', { name: 'Save event' }) as HTMLButtonElement).disabled).toBe(true);
    expect((dialog.getByLabelText(/^Entry fee/) as HTMLInputElement).disabled).toBe(true);
    type(dialog, /^Title/, 'Friday Drop XLVIII');
    type(dialog, /^Prize/, '750');
    const preview = within(dialog.getByRole('figure', { hidden: true }));
    expect(preview.getByText('Friday Drop XLVIII')).toBeTruthy();
    expect(preview.getByText('86 of 120')).toBeTruthy();
    expect(dialog.getByText('2 changes')).toBeTruthy();
    await save(dialog);
    expect(await opened.findByText('Event saved')).toBeTruthy();
    const { description, startsAt, endsAt, maxParticipants } = opened.api.sentTo(EDIT)[0] as Record<string, unknown>;
    expect(opened.api.sentTo(EDIT)).toEqual([
      { title: 'Friday Drop XLVIII', prize: '750', entryFee: '5.00', version: 1, description, startsAt, endsAt, maxParticipants },
    ]);
    expect([startsAt, endsAt].every((at) => /:\d\d\.\d{3}Z$/.test(String(at)) && !String(at).endsWith(':00.000Z'))).toBe(true);
  });

  test('refuses what would be worse for those who joined', async () => {
    const opened = open();
    const dialog = await form(opened);
    type(dialog, /^Prize/, '499');
    type(dialog, /^Ends/, '2020-01-01T00:00');
    type(dialog, /^Max participants/, '121');
    await save(dialog);
    expect(await dialog.findByText('Members joined for R$ 500.00: it may rise, not fall')).toBeTruthy();
    expect(dialog.getByText(/^At most 120/)).toBeTruthy();
    expect(dialog.getByText('3 fields need your attention')).toBeTruthy();
    expect(opened.api.sentTo(EDIT)).toEqual([]);
  });

  test('tells the second of two, keeps what was typed, and saves over it only then', async () => {
    const words = 'dorian changed this event in the meantime. Check it again before you save.';
    const now = someEvent({ prize: '600.00', version: 2 });
    const opened = open({ calls: { [EDIT]: () => fail(409, 'event_changed', words) } });
    const dialog = await form(opened);
    type(dialog, /^Title/, 'Mended');
    opened.api.on(LIST, () => ({ events: [now], counts: { all: 1, active: 1, ended: 0 }, nextCursor: null, total: 1 }));
    await save(dialog);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(await dialog.findByText('2 changes')).toBeTruthy();
    expect((dialog.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Mended');
    type(dialog, /^Prize/, '600');
    opened.api.on(EDIT, () => ({ event: now }));
    await save(dialog);
    expect(await opened.findByText('Event saved')).toBeTruthy();
    expect(opened.api.sentTo(EDIT)).toMatchObject([{ version: 1 }, { version: 2, title: 'Mended', prize: '600' }]);
  });

  test('that has ended offers its words alone; a service of before offers no edit', async () => {
    const opened = open();
    const dialog = await form(opened, 'Friday Drop 47');
    expect((dialog.getByLabelText(/^Prize/) as HTMLInputElement).disabled).toBe(true);
    type(dialog, /^Title/, 'Friday Drop forty-seven');
    expect((dialog.getByRole('button', { name: 'Save event' }) as HTMLButtonElement).disabled).toBe(false);
    cleanup();
    const { version: _, ...before } = someEvent();
    const old = open({ calls: { [LIST]: () => ({ events: [before], counts: {}, nextCursor: null, total: 1 }) } });
    await user.click(await old.findByRole('button', { name: 'Actions for Friday Drop 48' }));
    expect(await old.findByRole('menuitem', { name: 'Duplicate…' })).toBeTruthy();
    expect(old.queryByRole('menuitem', { name: 'Edit…' })).toBeNull();
  });
});

test('a copy of an event begins on the same day of the week, later, and has nobody in it', async () => {
  const opened = open({ calls: { [CREATE]: () => ({ event: someEvent() }) } });
  await act(opened, 'Friday Drop 47', 'Duplicate…');
  const dialog = within(await opened.findByRole('dialog', { name: 'Duplicate Friday Drop 47' }));
  expect(dialog.getByText(/The times are 2 weeks later\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create event' }));
  expect(await opened.findByText('Event created')).toBeTruthy();
  const [sent] = opened.api.sentTo(CREATE) as Record<string, string>[];
  expect(sent).toMatchObject({ title: 'Friday Drop 47', prize: '500.00', entryFee: '5.00', maxParticipants: 120 });
  expect(Date.parse(sent?.['startsAt'] ?? '')).toBeGreaterThan(Date.now());
});

test.each([
  [{ title: '' }, 'title'],
  [{ prize: '0' }, 'prize'],
  [{ entryFee: '' }, 'entryFee'],
  [{ startsAt: '' }, 'startsAt'],
  [{ startsAt: '2019-01-01T00:00', endsAt: '2020-01-01T00:00' }, 'endsAt'],
  [{ maxParticipants: '-1' }, 'maxParticipants'],
])('%j is wrong', (change, field) => {
  const values = { ...noEvent(), title: 'T', prize: '1', endsAt: '2099-01-01T00:00' };
  expect(Object.keys(eventProblems({ ...values, ...change }))).toEqual([field]);
});
