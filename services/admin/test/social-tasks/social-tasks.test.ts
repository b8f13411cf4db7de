import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOnlyForAdmins, notFound, refusal, startConsole, type Console } from '../support/console.ts';
import type { TestOperator } from '../support/operator.ts';

const ID = '01930000-0000-7000-8000-000000000003';
const TASK = {
  id: ID,
  title: 'Follow us on X',
  link: 'https://x.com/example',
  reward: '10.00',
  isActive: false,
  isRealReward: true,
  completedCount: 3120,
  paidOut: '31200.00',
  createdAt: '2026-11-01T00:00:00.000Z',
};
const LISTED = { tasks: [TASK], counts: { all: 1, active: 0, notPaidOut: 0 }, nextCursor: null, total: 1 };
const NEW = { title: 'Join', link: 'https://discord.gg/x', reward: '25', isActive: true, isRealReward: false };

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    earn: ({ method, url, body }) => {
      if (method === 'GET' && url.startsWith('/internal/social-media-tasks?')) return { status: 200, body: LISTED };
      if (method === 'POST') {
        const { reward } = body as { reward: string };
        if (reward === '0') return refusal(400, 'task_reward_invalid', 'Please enter a valid reward amount');
        return { status: 200, body: { task: { ...TASK, ...(body as object), reward: '25.00' } } };
      }
      if (!url.endsWith(ID)) return notFound('task_not_found', 'There is no such task');
      return method === 'DELETE' ? { status: 204 } : { status: 200, body: { task: TASK } };
    },
  });
});
afterAll(() => site.remove());

const create = (operator: TestOperator, body: object) =>
  operator.call('POST', '/api/admin/social-media-tasks', body, { 'idempotency-key': randomUUID() });

it('tasks are listed for every role, inactive ones too, and exported', async () => {
  const answer = await site.moderator.call('GET', '/api/admin/social-media-tasks?state=inactive');
  expect([answer.statusCode, answer.json()]).toEqual([200, LISTED]);
  expect(site.peers.earn.calls.at(-1)?.url).toBe('/internal/social-media-tasks?state=inactive&sort=newest&limit=50');
  expect((await site.moderator.call('GET', '/api/admin/social-media-tasks.csv')).body).toContain('"Follow us on X"');
});

it('a task is created under an id that the audit trail names', async () => {
  const answer = await create(site.manager, NEW);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { task: { title: 'Join', isRealReward: false } }]);
  const { body } = site.changes('earn').at(-1) as { body: { id: string } };
  expect(body).toEqual({ ...NEW, id: expect.any(String), by: 'a_admin' });
  expect(await site.audited('social_task.create')).toMatchObject({ object: { id: body.id, label: 'Join' }, outcome: 'succeeded' });
});

it('a task is refused as earn refuses it, and at the door', async () => {
  const refused = await create(site.manager, { ...NEW, reward: '0' });
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please enter a valid reward amount']);
  for (const wrong of [{ title: undefined }, { isActive: 'yes' }, { by: 'me' }])
    expect((await create(site.manager, { ...NEW, ...wrong })).statusCode).toBe(400);
});

it('a task is deleted once, with how it was', async () => {
  const answer = await site.manager.call('DELETE', `/api/admin/social-media-tasks/${ID}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { task: TASK }]);
  expect(await site.audited('social_task.delete')).toMatchObject({ object: { label: 'Follow us on X' }, before: TASK });
  const gone = await site.manager.call('DELETE', '/api/admin/social-media-tasks/01930000-0000-7000-8000-00000000ffff');
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'task_not_found']);
});

it.each([
  { method: 'POST' as const, url: '/api/admin/social-media-tasks', payload: NEW },
  { method: 'DELETE' as const, url: `/api/admin/social-media-tasks/${ID}` },
])('$method needs the role admin', (call) => expectOnlyForAdmins(site, 'earn', call));
