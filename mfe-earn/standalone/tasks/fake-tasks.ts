import type { ListSocialTasksApiResponse } from '../../src/api/earn.generated.ts';

type Task = ListSocialTasksApiResponse['tasks'][number];

/** A task as the service lists it, open unless its `waitSeconds` or `completedAt` says otherwise. */
export function fakeTask(own: Partial<Omit<Task, 'state'>> = {}): Task {
  const { waitSeconds = null, completedAt = null } = own;
  const state = completedAt !== null ? 'completed' : waitSeconds !== null ? 'started' : 'open';
  const task = { id: 't1', title: 'Follow us on X', link: 'https://example.com/x', reward: '8.00', isActive: true, isRealReward: true };
  return { ...task, waitSeconds, completedAt, ...own, state };
}

/** One task in each state, and one that pays nothing. */
export function fakeTasks(): Task[] {
  return [
    fakeTask(),
    fakeTask({ id: 't2', title: 'Join the Discord', link: 'https://example.com/discord', reward: '10.00', waitSeconds: 6 }),
    fakeTask({ id: 't3', title: 'Subscribe to our channel', reward: '5.00', completedAt: '2026-11-18T10:12:00.000Z' }),
    fakeTask({ id: 't4', title: 'Share your last build', reward: '15.00', isRealReward: false }),
  ];
}
