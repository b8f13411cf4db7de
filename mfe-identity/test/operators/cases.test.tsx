import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { exactly, someCaseThread, someQueuedCase } from '../../standalone/operators/cases/fake-cases.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();
const first = someQueuedCase();
const ASSIGN = `PUT /api/admin/cases/${first.id}/assignee`;
const ANSWER = `POST /api/admin/cases/${first.id}/answer`;
const open = (path = '/admin/cases', options: OpenTab = {}) => (page = openTab(path, options));
const queue = async () => within(await screen.findByRole('list', { name: 'Queue' }));

test('j and k go through the queue, r writes, and Ctrl+Enter sends once what was read', async () => {
  const answer = Promise.withResolvers();
  const { api } = open('/admin/cases', { calls: { [ANSWER]: () => answer.promise } });
  expect((await queue()).getAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'It never arrived: Wall C · Learning online' });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Appeal against a ban' });
  await user.keyboard('k');
  await screen.findByRole('region', { name: 'Case 2041' });
  await user.keyboard('r');
  const box = screen.getByRole('textbox', { name: 'Reply' });
  expect(document.activeElement).toBe(box);
  await user.keyboard('We are asking them, j{Control>}{Enter}{Enter}{/Control}');
  answer.resolve({ case: first });
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(api.sentTo(ANSWER)).toEqual([{ seen: 1, text: 'We are asking them, j' }]);
});

test('n notes for other operators, beside what was said; a reply that was begun stays', async () => {
  const NOTE = `POST /api/admin/cases/${first.id}/note`;
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [NOTE]: () => ({ id: 'n9' }) } });
  await screen.findByRole('region', { name: 'Case 2041' });
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'We are');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n');
  const box = screen.getByRole('textbox', { name: 'Internal note' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('Looks like ours{Control>}{Enter}{/Control}');
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(api.sentTo(NOTE)).toEqual([{ text: 'Looks like ours' }]);
  await user.click(screen.getByRole('radio', { name: 'Reply' }));
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', 'We are');
});

test('notes stand among what was said, each as what it is, and a case that is over takes more', async () => {
  const over = someQueuedCase({ state: 'solved', operator: 'jonas_m' });
  open(`/admin/cases?case=${over.id}`, { calls: { [`GET /api/admin/cases/${over.id}`]: () => someCaseThread(over) } });
  const said = within(await screen.findByRole('list', { name: 'What was said' })).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent?.includes('internal note'))).toEqual([false, false, true]);
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Internal note' })).toBeTruthy();
});

test('z takes a case out of the queue until a time, and what is snoozed back into it', async () => {
  const SNOOZE = `PUT /api/admin/cases/${first.id}/snooze`;
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [SNOOZE]: () => ({ case: first }) } });
  await screen.findByRole('region', { name: 'Case 2041' });
  await user.keyboard('z');
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze case 2041' }));
  expect(dialog.queryByRole('button', { name: 'Back into the queue now' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Another time/ }));
  fireEvent.change(dialog.getByLabelText(/^Until \(/), { target: { value: '2020-01-01T08:00' } });
  await user.click(dialog.getByRole('button', { name: 'Snooze' }));
  expect(await dialog.findByText('Enter a time that is still to come.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Until \(/), { target: { value: '2199-01-01T08:00' } });
  const until = new Date(2199, 0, 1, 8).toISOString();
  const snoozed = someQueuedCase({ snoozedUntil: until, snoozedBy: 'mirela' });
  api.on(`GET /api/admin/cases/${first.id}`, () => someCaseThread(snoozed));
  await user.click(dialog.getByRole('button', { name: 'Snooze' }));
  expect(await screen.findByText(/snoozed by mirela until/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Snoozed…/ }));
  await user.click(await screen.findByRole('button', { name: 'Back into the queue now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(SNOOZE)).toEqual([{ until }, { until: null }]);
});

test('z and Enter snooze for an hour, an arrow further until tomorrow morning of the operator’s own zone', async () => {
  const SNOOZE = `PUT /api/admin/cases/${first.id}/snooze`;
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [SNOOZE]: () => ({ case: first }) } });
  await screen.findByRole('region', { name: 'Case 2041' });
  const before = Date.now();
  await user.keyboard('z');
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze case 2041' }));
  expect(dialog.getByRole('status').textContent).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^In one hour/ })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('z');
  await user.click(await screen.findByRole('radio', { name: /^Tomorrow, 9:00/ }));
  await user.click(screen.getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [hour, morning] = api.sentTo(SNOOZE).map((body) => new Date((body as { until: string }).until));
  expect((hour?.getTime() ?? 0) - before).toBeGreaterThanOrEqual(3_600_000);
  expect([morning?.getHours(), morning?.getMinutes(), morning && morning.getTime() > before]).toEqual([9, 0, true]);
});

test('an hour is counted from when it is pressed, however long the dialog has stood open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 10, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const SNOOZE = `PUT /api/admin/cases/${first.id}/snooze`;
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [SNOOZE]: () => ({ case: first }) } });
  await user.click(await screen.findByRole('button', { name: /^Snooze…/ }));
  await screen.findByRole('dialog', { name: 'Snooze case 2041' });
  vi.setSystemTime(new Date(2026, 10, 27, 13, 30));
  await user.click(screen.getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(api.sentTo(SNOOZE)).toEqual([{ until: new Date(2026, 10, 27, 14, 30).toISOString() }]));
});

test('i takes a case that is nobody’s, as one saw it; the queue shows whose each is', async () => {
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [ASSIGN]: () => ({ case: first }) } });
  await screen.findByRole('region', { name: 'Case 2041' });
  const rows = (await queue()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => row?.endsWith('Nobody yet'))).toEqual([true, true, false]);
  expect(rows[2]).toMatch(/assigned to jonas_m$/);
  const taken = someQueuedCase({ assignee: 'mirela' });
  api.on(`GET /api/admin/cases/${first.id}`, () => someCaseThread(taken));
  await user.keyboard('i');
  expect(await screen.findByRole('button', { name: /^Yours/ })).toBeTruthy();
  expect(api.sentTo(ASSIGN)).toEqual([{ from: null, to: 'mirela' }]);
});

test('a case of another operator is taken over, given on or released from a menu, which i opens', async () => {
  const theirs = someQueuedCase({ assignee: 'jonas_m' });
  const { api } = open(`/admin/cases?case=${first.id}`, {
    calls: { [ASSIGN]: () => ({ case: theirs }), [`GET /api/admin/cases/${first.id}`]: () => someCaseThread(theirs) },
  });
  await screen.findByRole('button', { name: /^jonas_m/ });
  const pick = async (name: string) => {
    await user.keyboard('i');
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await pick('Take over from jonas_m');
  await pick('Give to piotr_k');
  await pick('Release');
  expect(api.sentTo(ASSIGN)).toEqual([
    { from: 'jonas_m', to: 'mirela' },
    { from: 'jonas_m', to: 'piotr_k' },
    { from: 'jonas_m', to: null },
  ]);
});

test('who takes a case too late is told who has it, and sees it', async () => {
  const { api } = open(`/admin/cases?case=${first.id}`, {
    calls: { [ASSIGN]: () => fail(409, 'case_assigned', 'Case 2041 is jonas_m’s now.') },
  });
  await screen.findByRole('region', { name: 'Case 2041' });
  api.on(`GET /api/admin/cases/${first.id}`, () => someCaseThread(someQueuedCase({ assignee: 'jonas_m' })));
  await user.keyboard('i');
  expect(await screen.findByText('Case 2041 is jonas_m’s now.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^jonas_m/ })).toBeTruthy();
});

test('mine, those of nobody and all are a press apart, each with how many; the choice stays in the address', async () => {
  const { api } = open('/admin/cases?kind=transaction&after=x');
  await user.click(await screen.findByRole('button', { name: 'Mine 1' }));
  await waitFor(() => expect(api.requests.at(-1)?.query.get('assignee')).toBe('me'));
  expect([...(api.requests.at(-1)?.query.keys() ?? [])].toSorted()).toEqual(['assignee', 'group', 'kind', 'limit']);
  await user.click(screen.getByRole('button', { name: 'Unassigned 2' }));
  await waitFor(() => expect(api.requests.at(-1)?.query.get('assignee')).toBe('nobody'));
  await user.click(screen.getByRole('button', { name: 'All 3' }));
  await waitFor(() => expect(api.requests.at(-1)?.query.has('assignee')).toBe(false));
});

test('a service of before knows of nobody’s and mine nothing: the queue is there all the same', async () => {
  const { assignee: _none, ...before } = someQueuedCase();
  const counts = { open: exactly(1), waiting: exactly(0), over: exactly(0) };
  open('/admin/cases', { calls: { 'GET /api/admin/cases': () => ({ cases: [before], nextCursor: null, counts }) } });
  expect((await queue()).getByText('Nobody yet')).toBeTruthy();
});

test('keys are keys where the focus is on what is chosen, not typed', async () => {
  open(`/admin/cases?case=${first.id}`);
  await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Internal note' }));
  await user.keyboard('z');
  expect(await screen.findByRole('dialog', { name: 'Snooze case 2041' })).toBeTruthy();
});

test('r where none is open replies to who waits longest', async () => {
  open();
  await queue();
  await user.keyboard('r');
  await screen.findByRole('region', { name: 'Case 2041' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply' }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Case 2042' });
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Reply' }));
});

test('keys that are switched off do nothing', async () => {
  localStorage.setItem('admin.single-keys', 'off');
  onTestFinished(() => localStorage.removeItem('admin.single-keys'));
  open();
  await queue();
  await user.keyboard('jr');
  expect(screen.queryByRole('region', { name: /^Case/ })).toBeNull();
});

test('whoever was too late is told, and keeps what they wrote', async () => {
  const calls = { [ANSWER]: () => fail(409, 'case_changed', 'There is something new in case 2041 (jonas_m). Read it before you answer.') };
  open(`/admin/cases?case=${first.id}`, { calls });
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('There is something new in case 2041 (jonas_m). Read it before you answer.');
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', 'Mine');
});

test('what was typed and not sent is there when one comes back to the case', async () => {
  open(`/admin/cases?case=${first.id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Half a thought');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Case 2042' });
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
  await user.keyboard('k');
  await screen.findByRole('region', { name: 'Case 2041' });
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', 'Half a thought');
});

test('a canned answer goes into the reply; a reply is kept as one', async () => {
  const KEEP = 'POST /api/admin/canned-answers';
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [KEEP]: () => ({ answer: { id: 'a3', title: 'x', text: 'y' } }) } });
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Canned answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Canned answers' }));
  await user.type(dialog.getByLabelText('Save your reply as'), 'Greeting');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sentTo(KEEP)).toEqual([{ title: 'Greeting', text: 'Hello' }]));
  await user.click(await dialog.findByRole('button', { name: /^Walls take a day/ }));
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', expect.stringMatching(/^Hello\n\nMost walls need/));
});

test('e resolves, with what was typed as the last answer', async () => {
  const RESOLVE = `POST /api/admin/cases/${first.id}/resolve`;
  const { api } = open(`/admin/cases?case=${first.id}`, { calls: { [RESOLVE]: () => ({ case: { ...first, state: 'solved' } }) } });
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'It is there now');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve case 2041' }));
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(api.sentTo(RESOLVE)).toEqual([{ seen: 1, text: 'It is there now' }]));
});

test('goes on page by page, and back to where one came from although a case was opened; another group begins anew', async () => {
  const PAGES = ['', 'p2', 'p3'];
  const counts = { open: exactly(75), waiting: exactly(0), over: exactly(3) };
  const second = Promise.withResolvers();
  const { api } = open('/admin/cases', {
    calls: {
      'GET /api/admin/cases': async ({ query }) => {
        if (query.get('cursor') === 'p2') await second.promise;
        const at = PAGES.indexOf(query.get('cursor') ?? '');
        return { cases: [someQueuedCase({ username: `of page ${at + 1}` })], nextCursor: PAGES[at + 1] ?? null, counts };
      },
    },
  });
  await screen.findByText('of page 1');
  await user.dblClick(screen.getByRole('button', { name: 'Next' }));
  second.resolve(null);
  await screen.findByText('of page 2');
  expect(screen.getByText('2–2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByText('of page 3'));
  await screen.findByRole('region', { name: 'Case 2041' });
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('of page 2');
  await user.click(screen.getByRole('button', { name: 'Resolved 3' }));
  await screen.findByText('of page 1');
  expect(api.requests.at(-1)?.query.has('cursor')).toBe(false);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
});

test('says that it failed, and that nobody waits', async () => {
  const { api } = open('/admin/cases', { calls: { 'GET /api/admin/cases': () => fail(503, 'unavailable', 'Not now.') } });
  await screen.findByText('Cases could not be loaded');
  api.on('GET /api/admin/cases', () => ({
    cases: [],
    nextCursor: null,
    counts: { open: exactly(0), waiting: exactly(0), over: exactly(0) },
  }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nobody is waiting');
});
