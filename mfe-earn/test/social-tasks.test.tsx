import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickTwice, fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeTask, fakeTasks } from '../standalone/tasks/fake-tasks.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

const LIST = 'GET /api/social-media-tasks';
const START = 'POST /api/social-media-tasks/t1/start';
const COMPLETE = 'POST /api/social-media-tasks/t1/complete';

let page: OpenedPage;
const open = vi.fn<typeof window.open>(() => null);
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('open', open);
  open.mockClear();
});

afterEach(() => {
  cleanup();
  page.api.restore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('lists each task with its reward in Robux, and how many are done', async () => {
  page = openPage();
  expect((await row('Follow us on X')).textContent).toContain('+8 Robux');
  expect((await row('Subscribe to our channel')).textContent).toContain('Completed');
  expect(screen.getByText('1 of 4 done')).toBeTruthy();
});

test('a task that pays nothing says so beside its amount', async () => {
  page = openPage();
  const fun = await row('Share your last build');
  expect(within(fun).getByText('+15 Robux').tagName).toBe('S');
  expect(within(fun).getByText('not paid out')).toBeTruthy();
});

test('says when there is none', async () => {
  page = openTasks([]);
  expect(await screen.findByText('No social tasks available')).toBeTruthy();
});

test('says that it is loading, then why it failed, and Retry recovers', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = openPage({ [LIST]: () => slow.promise });
  expect(await screen.findByText('Loading the social tasks')).toBeTruthy();
  slow.resolve(fail(503, 'unavailable', 'Earning is closed for a moment.'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Social tasks did not load');
  expect(alert.textContent).toContain('Earning is closed for a moment.');
  expect(screen.queryByText('Loading the social tasks')).toBeNull();
  page.api.on(LIST, () => ({ tasks: fakeTasks() }));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await row('Follow us on X')).toBeTruthy();
});

test('Follow opens the link in a new tab and waits as long as the server says, then asks for the reward once', async () => {
  page = openTasks([fakeTask()], { [START]: () => ({ task: fakeTask({ waitSeconds: 10 }) }) });
  clickTwice(await follow());
  expect(open.mock.calls).toEqual([['https://example.com/x', '_blank', 'noopener,noreferrer']]);
  expect(page.api.sentTo(START)).toEqual([{}]);
  expect(await screen.findByText('Keep the tab open, 10 s left')).toBeTruthy();

  // A busy machine may take two seconds of them.
  passMs(7_500);
  expect(screen.getByText(/^Keep the tab open, [123] s left$/)).toBeTruthy();
  expect(page.api.sentTo(COMPLETE)).toEqual([]);
  passMs(2_700);
  expect(await screen.findByText('You earned 8 Robux!')).toBeTruthy();
  expect(page.api.sentTo(COMPLETE)).toEqual([{}]);
  expect((await row('Follow us on X')).textContent).toContain('Completed');
});

test('a page that has been open for a minute counts the wait from the press', async () => {
  page = openTasks([fakeTask()], { [START]: () => ({ task: fakeTask({ waitSeconds: 10 }) }) });
  await row('Follow us on X');
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(...screen.queryAllByText(/s left$/).map(({ textContent }) => textContent ?? '')));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  passMs(60_000);
  clickTwice(await follow());
  await screen.findByText('Keep the tab open, 10 s left');
  watch.disconnect();
  expect(shown[0]).toBe('Keep the tab open, 10 s left');
});

test('the focus stays with the task when its button becomes a badge', async () => {
  page = openTasks([fakeTask({ waitSeconds: 3 })]);
  const button = await screen.findByRole('button', { name: 'Checking: Follow us on X' });
  act(() => button.focus());
  passMs(3_100);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Completed'));
});

test('a reload in the middle goes on with the wait that is left', async () => {
  page = openTasks([fakeTask({ waitSeconds: 6 })]);
  const wait = await screen.findByText(/s left$/);
  // A busy machine may take a second of them for the render.
  expect(wait.textContent).toMatch(/^Keep the tab open, [456] s left/);
  expect(page.api.sentTo(COMPLETE)).toEqual([]);
  passMs(6_100);
  expect(await screen.findByText('You earned 8 Robux!')).toBeTruthy();
});

test('a wait that ended while the page was away is completed by the member, not on its own', async () => {
  page = openTasks([fakeTask({ waitSeconds: 0 })]);
  const button = await screen.findByRole('button', { name: 'Complete: Follow us on X' });
  passMs(1_000);
  expect(page.api.sentTo(COMPLETE)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('You earned 8 Robux!')).toBeTruthy();
});

test('too early by the server’s clock: it waits as long as the list says then, and asks again', async () => {
  page = openTasks([fakeTask({ waitSeconds: 2 })], {
    [COMPLETE]: () => fail(400, 'task_too_early', 'Keep the page open for another 3 seconds'),
  });
  await screen.findByText('Keep the tab open, 2 s left');
  page.api.on(LIST, () => ({ tasks: [fakeTask({ waitSeconds: 3 })] }));
  passMs(2_100);
  expect(await screen.findByText('Keep the tab open, 3 s left')).toBeTruthy();
  expect(screen.queryByText('Failed to complete task')).toBeNull();
  page.api.on(COMPLETE, () => ({ reward: '8.00', credited: true }));
  passMs(3_100);
  expect(await screen.findByText('You earned 8 Robux!')).toBeTruthy();
});

test('of the calls that a remote alone is given: a wait that is under way when the page opens ends with the reward, asked for once', async () => {
  const own = 'POST /api/social-media-tasks/t2/complete';
  page = openPage();
  await within(await row('Join the Discord')).findByText(/s left$/);
  passMs(6_100);
  expect(await screen.findByText('You earned 10 Robux!')).toBeTruthy();
  passMs(60_000);
  expect((await row('Join the Discord')).textContent).toContain('Completed');
  expect(page.api.sentTo(own)).toEqual([{}]);
});

test('completed in another tab: shown as done, without an error', async () => {
  page = openTasks([fakeTask({ waitSeconds: 1 })], {
    [COMPLETE]: () => fail(409, 'task_completed', 'You have already completed this task'),
  });
  await screen.findByText('Keep the tab open, 1 s left');
  page.api.on(LIST, () => ({ tasks: [fakeTask({ completedAt: '2026-11-21T12:00:00.000Z' })] }));
  passMs(1_100);
  await waitFor(async () => expect((await row('Follow us on X')).textContent).toContain('Completed'));
  expect(screen.queryByText('You have already completed this task')).toBeNull();
});

test('a task that is gone says so and leaves the list', async () => {
  page = openTasks([fakeTask()], { [START]: () => fail(404, 'task_not_found', 'This task is no longer available') });
  const button = await follow();
  page.api.on(LIST, () => ({ tasks: [] }));
  await user.click(button);
  expect(await screen.findByText('Failed to start task')).toBeTruthy();
  expect(screen.getByText('This task is no longer available')).toBeTruthy();
  expect(await screen.findByText('No social tasks available')).toBeTruthy();
});

test('a failure to complete says why, and the member can try again', async () => {
  page = openTasks([fakeTask({ waitSeconds: 1 })], { [COMPLETE]: () => fail(503, 'unavailable', 'Earning is closed for a moment.') });
  await screen.findByText('Keep the tab open, 1 s left');
  page.api.on(LIST, () => ({ tasks: [fakeTask({ waitSeconds: 0 })] }));
  passMs(1_100);
  expect(await screen.findByText('Failed to complete task')).toBeTruthy();
  expect(screen.getByText('Earning is closed for a moment.')).toBeTruthy();
  page.api.on(COMPLETE, () => ({ reward: '8.00', credited: true }));
  await user.click(await screen.findByRole('button', { name: 'Complete: Follow us on X' }));
  expect(await screen.findByText('You earned 8 Robux!')).toBeTruthy();
});

test('a task that pays nothing promises nothing when it is done', async () => {
  page = openTasks([fakeTask({ isRealReward: false, waitSeconds: 1 })], { [COMPLETE]: () => ({ reward: '8.00', credited: false }) });
  await screen.findByText('Keep the tab open, 1 s left');
  passMs(1_100);
  expect(await screen.findByText('This one is just for fun: it pays nothing.')).toBeTruthy();
});

function openTasks(tasks: ReturnType<typeof fakeTasks>, calls: FakeCalls = {}): OpenedPage {
  return openPage({ [LIST]: () => ({ tasks }), ...calls });
}

async function row(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`${title} stands in no list`);
  return found;
}

function follow(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Follow: Follow us on X' });
}

function passMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
