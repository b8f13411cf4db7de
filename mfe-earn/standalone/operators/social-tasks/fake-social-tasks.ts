import type { FakeCalls } from '@facet/remote-kit/testing';
import type { SocialTask } from '../../../src/operators/social-tasks/social-tasks-api.ts';

export function someTask(change: Partial<SocialTask> = {}): SocialTask {
  return {
    id: '01930000-0000-7000-8000-000000000301',
    title: 'Follow us on X',
    link: 'https://x.com/example',
    reward: '10.00',
    isActive: true,
    isRealReward: true,
    completedCount: 3120,
    paidOut: '31200.00',
    createdAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    ...change,
  };
}

const tasks: SocialTask[] = [
  someTask(),
  someTask({
    id: 't2',
    title: 'Follow the creator',
    link: 'https://tiktok.com/@example',
    reward: '5000.00',
    isRealReward: false,
    completedCount: 940,
    paidOut: '0.00',
  }),
  someTask({
    id: 't3',
    title: 'Like the trailer',
    link: 'https://youtube.com/watch?v=example',
    reward: '5.00',
    isActive: false,
    completedCount: 0,
    paidOut: '0.00',
  }),
];

/** One active, one that is not paid out, one inactive. */
export const fakeSocialTasks: FakeCalls = {
  'GET /api/admin/social-media-tasks/proposals': () => ({ proposals: [], total: 0 }),
  'GET /api/admin/social-media-tasks': ({ query }) => {
    const state = query.get('state');
    const rows = tasks.filter(({ isActive, isRealReward }) => state === null || (state === 'active' ? isActive : !isRealReward));
    return { tasks: rows, counts: { all: 3, active: 2, notPaidOut: 1 }, nextCursor: null, total: rows.length };
  },
};
