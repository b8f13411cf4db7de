import { cleanup, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { someTask } from '../../src/operators/social-tasks/fake-social-tasks.ts';
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
const soon = { timeout: 30_000 };

async function form(opened: ReturnType<typeof open>, values: Record<string, string>) {
  await user.click(await opened.findByRole('button', { name: 'Create task' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'Create task' }));
  for (const [label, value] of Object.entries(values)) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return dialog;
}

it('tasks show whether members see them and whether they pay', async () => {
  const { findByRole, getByRole } = open();
  expect((await findByRole('row', { name: /Follow us on X/ })).textContent).toContain('Real reward');
  expect(getByRole('row', { name: /Follow the creator/ }).textContent).toContain('Not paid out');
  expect(getByRole('row', { name: /Like the trailer/ }).textContent).toContain('Inactive');
  expect(getByRole('button', { name: 'Not paid out 1' })).toBeTruthy();
});

it('one is created active and paid unless switched otherwise', async () => {
  const opened = open({ calls: { [CREATE]: () => ({ task: someTask() }) } });
  const dialog = await form(opened, { Title: ' Join us ', Link: 'https://discord.gg/x', 'Reward, R$': '25' });
  await user.click(dialog.getByLabelText('Real reward: the amount is credited'));
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Task created')).toBeTruthy();
  const task = { title: 'Join us', link: 'https://discord.gg/x', reward: '25', isActive: true, isRealReward: false };
  expect(opened.api.sentTo(CREATE)).toEqual([task]);
});

it.each([
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

it('a creation that fails says why and keeps the form', async () => {
  const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'earn is not available right now.') } });
  const dialog = await form(opened, { Title: 'X', Link: 'https://x.com', 'Reward, R$': '1' });
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Failed to create task')).toBeTruthy();
  expect((dialog.getByLabelText('Title') as HTMLInputElement).value).toBe('X');
});

it.each([
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
  await vi.waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2), soon);
});

it('whose answer was lost may be made, and is tried again with the same key', async () => {
  const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'It is away.') } });
  const keys = () =>
    opened.api.requests.filter((request) => request.method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  const dialog = await form(opened, { Title: 'Join us', Link: 'https://discord.gg/x', 'Reward, R$': '25' });
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('It is away. It may be done already. Trying again in this dialog does it once at most.')).toBeTruthy();
  opened.api.on(CREATE, () => ({}));
  await user.click(dialog.getByRole('button', { name: 'Create task' }));
  expect(await opened.findByText('Task created')).toBeTruthy();
  await vi.waitFor(() => expect(opened.queryByRole('dialog')).toBeNull(), soon);
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys()[0]]);
});
