import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someTask } from '../../standalone/operators/social-tasks/fake-social-tasks.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/social-media-tasks';
const CREATE = 'POST /api/admin/social-media-tasks';
const DELETE = `DELETE /api/admin/social-media-tasks/${someTask().id}`;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin?tab=tasks${query}`, options));
const user = userEvent.setup();

async function form(opened: ReturnType<typeof open>, values: Record<string, string>) {
  await user.click(await opened.findByRole('button', { name: 'Create task' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'Create task' }));
  for (const [label, value] of Object.entries(values)) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return dialog;
}

test('tasks show whether members see them and whether they pay', async () => {
  const { findByRole, getByRole } = open();
  expect((await findByRole('row', { name: /Follow us on X/ })).textContent).toContain('Real reward');
  expect(getByRole('row', { name: /Follow the creator/ }).textContent).toContain('Not paid out');
  expect(getByRole('row', { name: /Like the trailer/ }).textContent).toContain('Paused');
  expect(getByRole('button', { name: 'Not paid out 1' })).toBeTruthy();
});

test('beside them stands what members see, in their order, whatever the list is searched for', async () => {
  const opened = open();
  const shown = within(await opened.findByRole('figure'));
  expect(shown.getByText('+10 Robux')).toBeTruthy();
  expect(shown.queryByText('Like the trailer')).toBeNull();
  const asked = opened.api.requests.filter(({ path }) => `GET ${path}` === LIST).map(({ query }) => query.get('sort'));
  expect(asked).toContain('order');
});

test('one is created active and paid unless switched otherwise', async () => {
  const opened = open({ calls: { [CREATE]: () => ({ task: someTask() }) } });
  const dialog = await form(opened, { Title: ' Join us ', Link: 'https://discord.gg/x', 'Reward, R$': '25' });
  await user.click(dialog.getByLabelText('Real reward: the amount is credited'));
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Task created')).toBeTruthy();
  const task = { title: 'Join us', link: 'https://discord.gg/x', reward: '25', isActive: true, isRealReward: false };
  expect(opened.api.sentTo(CREATE)).toEqual([task]);
});

test.each([
  [{ Title: '  ', Link: 'https://x.com', 'Reward, R$': '1' }, 'Please fill in all fields'],
  [{ Title: 'X', Link: 'https://x.com', 'Reward, R$': ' ' }, 'Please fill in all fields'],
  [{ Title: 'X', Link: 'https://x.com', 'Reward, R$': '0' }, 'Please enter a valid reward amount'],
  [{ Title: 'X', Link: 'https://x.com', 'Reward, R$': 'ten' }, 'Please enter a valid reward amount'],
  [{ Title: 'X', Link: 'javascript:alert(1)', 'Reward, R$': '1' }, 'The link must begin with https://'],
])('%j is not sent: %s', async (values, words) => {
  const opened = open();
  const dialog = await form(opened, values);
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(opened.api.sentTo(CREATE)).toEqual([]);
});

test('a creation that fails says why and keeps the form', async () => {
  const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'earn is not available right now.') } });
  const dialog = await form(opened, { Title: 'X', Link: 'https://x.com', 'Reward, R$': '1' });
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Failed to create task')).toBeTruthy();
  expect((dialog.getByLabelText('Title') as HTMLInputElement).value).toBe('X');
});

test.each([
  ['is deleted after a question', () => ({ task: someTask() }), 'Task deleted'],
  ['that somebody else deleted says so', () => fail(404, 'task_not_found', 'There is no such task'), 'Failed to delete task'],
])('one %s', async (_what, answer, words) => {
  const opened = open({ calls: { [DELETE]: answer } });
  await user.click(await opened.findByRole('button', { name: 'Actions for Follow us on X' }));
  await user.click(await opened.findByRole('menuitem', { name: 'Delete…' }));
  const question = within(await opened.findByRole('alertdialog', { name: 'Delete Follow us on X?' }));
  expect(question.getByText(/The 3,120 members who completed it keep their rewards\./)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete task' }));
  expect(await opened.findByText(words)).toBeTruthy();
  // one list is both: what is listed, and what members see
  await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
});

test('whose answer was lost may be made, and is tried again with the same key', async () => {
  const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'It is away.') } });
  const keys = () =>
    opened.api.requests.filter((request) => request.method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  const dialog = await form(opened, { Title: 'Join us', Link: 'https://discord.gg/x', 'Reward, R$': '25' });
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(
    await opened.findByText('It is away. It may already have been done. If you try again in this dialog, it happens at most once.'),
  ).toBeTruthy();
  opened.api.on(CREATE, () => ({}));
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Task created')).toBeTruthy();
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys()[0]]);
});

const actOn = async (opened: ReturnType<typeof open>, title: string, action: string) => {
  await user.click(await opened.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await opened.findByRole('menuitem', { name: action }));
};

describe('mending a task', () => {
  const EDIT = `PUT /api/admin/social-media-tasks/${someTask().id}`;

  test('shows what members will see and what changes, and sends what was seen', async () => {
    const opened = open({ calls: { [EDIT]: () => ({ task: someTask() }) } });
    await actOn(opened, 'Follow us on X', 'Edit…');
    const dialog = within(await opened.findByRole('dialog', { name: 'Edit Follow us on X' }));
    expect(dialog.getByText('3,120 members have done it and keep what they got.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reward, R$'), { target: { value: '12.5' } });
    expect(within(dialog.getByRole('figure', { hidden: true })).getByText('+12.5 Robux')).toBeTruthy();
    expect(dialog.getByText('1 change')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save task' }));
    expect(await opened.findByText('Task saved')).toBeTruthy();
    const { title, link } = someTask();
    expect(opened.api.sentTo(EDIT)).toEqual([{ title, link, reward: '12.5', isRealReward: true, version: 1 }]);
  });

  test('that a colleague changed meanwhile says so and keeps what was typed', async () => {
    const words = 'dorian changed this task in the meantime. Check it again before you save.';
    const opened = open({ calls: { [EDIT]: () => fail(409, 'task_changed', words) } });
    await actOn(opened, 'Follow us on X', 'Edit…');
    const dialog = within(await opened.findByRole('dialog', { name: 'Edit Follow us on X' }));
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Follow us' } });
    await user.click(dialog.getByRole('button', { name: 'Save task' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect((dialog.getByLabelText('Title') as HTMLInputElement).value).toBe('Follow us');
  });
});

test('a task is paused from its menu, and copied with another key', async () => {
  const SWITCH = `PATCH /api/admin/social-media-tasks/${someTask().id}`;
  const opened = open({ calls: { [SWITCH]: () => ({ task: someTask({ isActive: false }) }), [CREATE]: () => ({ task: someTask() }) } });
  await actOn(opened, 'Follow us on X', 'Pause');
  expect(await opened.findByText('Task paused')).toBeTruthy();
  expect(opened.api.sentTo(SWITCH)).toEqual([{ isActive: false }]);
  await actOn(opened, 'Follow us on X', 'Duplicate…');
  await user.click(within(await opened.findByRole('dialog')).getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Task created')).toBeTruthy();
  const { title, link, reward } = someTask();
  expect(opened.api.sentTo(CREATE)).toEqual([{ title, link, reward, isActive: true, isRealReward: true }]);
});

test('in its row a task is edited and paused; a moderator sees who may, and moves none', async () => {
  const SWITCH = `PATCH /api/admin/social-media-tasks/${someTask().id}`;
  const opened = open({ calls: { [SWITCH]: () => ({ task: someTask({ isActive: false }) }) } });
  const row = within(await opened.findByRole('row', { name: /Follow us on X/ }));
  await user.click(row.getByRole('button', { name: 'Pause Follow us on X' }));
  expect(await opened.findByText('Task paused')).toBeTruthy();
  expect(opened.api.sentTo(SWITCH)).toEqual([{ isActive: false }]);
  await user.click(row.getByRole('button', { name: 'Edit Follow us on X' }));
  expect(await opened.findByRole('dialog', { name: 'Edit Follow us on X' })).toBeTruthy();
  cleanup();
  opened.api.restore();
  const other = open({ operator: { role: 'moderator' } });
  expect((await other.findByRole('button', { name: 'Edit Follow us on X' })).getAttribute('aria-disabled')).toBe('true');
  expect(other.queryByRole('button', { name: /^Move/ })).toBeNull();
});

describe('the order of tasks', () => {
  const ORDER = 'PUT /api/admin/social-media-tasks/order';
  const ids = [someTask().id, 't2', 't3'];

  test('is changed in the list by keyboard, says where a task goes, and shows what members will see', async () => {
    const opened = open({ calls: { [ORDER]: () => ({ ids }) } });
    const up = await opened.findByRole('button', { name: 'Move Follow the creator up' });
    expect(opened.queryByRole('button', { name: 'Save order' })).toBeNull();
    up.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await opened.findByText('“Follow the creator” moves from 2 to 1')).toBeTruthy();
    expect(opened.getAllByRole('row')[1]?.textContent).toContain('1Follow the creator');
    await waitFor(() => expect(document.activeElement).toBe(up));
    expect(within(opened.getByRole('figure')).getByText('Members will see on Earn')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Move Like the trailer up' }));
    expect(await opened.findByText('“Like the trailer” moves from 3 to 2')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Save order' }));
    expect(await opened.findByText('Order saved')).toBeTruthy();
    expect(opened.api.sentTo(ORDER)).toEqual([{ ids: ['t2', 't3', ids[0]], seen: ids }]);
    await waitFor(() => expect(opened.queryByRole('button', { name: 'Save order' })).toBeNull());
  });

  test('is taken back; and in another order of the list there is none to change', async () => {
    const opened = open();
    await user.click(await opened.findByRole('button', { name: 'Actions for Follow us on X' }));
    await user.click(await opened.findByRole('menuitem', { name: 'Move down' }));
    expect(opened.getAllByRole('row')[1]?.textContent).toContain('Follow the creator');
    await user.click(opened.getByRole('button', { name: 'Undo' }));
    expect(opened.getAllByRole('row')[1]?.textContent).toContain('Follow us on X');
    expect(opened.queryByRole('button', { name: 'Save order' })).toBeNull();
    await user.click(opened.getByRole('button', { name: 'Active 2' }));
    await waitFor(() => expect(opened.queryByRole('button', { name: /^Move/ })).toBeNull());
  });

  test('that is another by now says so, takes in what is new, and is saved over it only then', async () => {
    const words = 'Someone made, deleted or moved a task in the meantime. Check the order again before you save.';
    const opened = open({ calls: { [ORDER]: () => fail(409, 'task_order_changed', words) } });
    await user.click(await opened.findByRole('button', { name: 'Move Follow us on X down' }));
    const tasks = [someTask({ id: 't4', title: 'New one' }), someTask(), someTask({ id: 't2', title: 'Follow the creator' })];
    opened.api.on(LIST, () => ({ tasks, counts: { all: 3, active: 3, notPaidOut: 0 }, nextCursor: null, total: 3 }));
    await user.click(opened.getByRole('button', { name: 'Save order' }));
    expect(await opened.findByText(words)).toBeTruthy();
    expect(await opened.findByRole('button', { name: 'Move New one up' })).toBeTruthy();
    opened.api.on(ORDER, () => ({ ids }));
    await user.click(opened.getByRole('button', { name: 'Save order' }));
    expect(await opened.findByText('Order saved')).toBeTruthy();
    expect(opened.api.sentTo(ORDER)[1]).toEqual({ ids: ['t4', 't2', ids[0]], seen: ['t4', ids[0], 't2'] });
  });
});
