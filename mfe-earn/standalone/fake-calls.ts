import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeFigures, fakeHistory, fakePending } from './history/fake-history.ts';
import { fakeRewards } from './rewards/fake-rewards.ts';
import { fakeTask, fakeTasks } from './tasks/fake-tasks.ts';
import { fakeWalls } from './walls/fake-walls.ts';

/** Every call with something in it, for tests and for running alone. */
export function fakeCalls(): FakeCalls {
  return {
    'GET /api/walls': () => ({ walls: fakeWalls() }),
    'GET /api/social-media-tasks': () => ({ tasks: fakeTasks() }),
    'POST /api/social-media-tasks/t1/start': () => ({ task: fakeTask({ waitSeconds: 10 }) }),
    'POST /api/social-media-tasks/t1/complete': () => ({ reward: '8.00', credited: true }),
    // Its wait is under way when the page opens: a page that stays open for so long asks by itself.
    'POST /api/social-media-tasks/t2/complete': () => ({ reward: '10.00', credited: true }),
    'POST /api/promo/redeem': () => ({ reward: '25.00' }),
    'GET /api/rewards': () => fakeRewards(),
    'POST /api/rewards/daily/claim': () => ({ reward: '25.00' }),
    'POST /api/rewards/referral/claim': () => ({ reward: '100.00' }),
    'GET /api/rewards/history': ({ query }) => ({
      earnings: fakeHistory().filter(({ key, source }) => (query.get('key') ?? key) === key && (query.get('source') ?? source) === source),
      nextCursor: null,
    }),
    'GET /api/user/figures': () => fakeFigures(),
    'GET /api/rewards/pending': () => fakePending(),
  };
}
