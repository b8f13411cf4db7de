import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const PATH = '/api/admin/social-media-tasks';

async function aTask({ id, ...given }: { id?: string; [field: string]: unknown } = {}): Promise<string> {
  const task = { title: 'Follow us on X', link: 'https://example.com/x', reward: '8', ...given };
  const { status, body } = await earn.operator('POST', PATH, task, { headers: id === undefined ? {} : { 'idempotency-key': id } });
  expect(status).toBe(201);
  return (body['task'] as { id: string }).id;
}

const start = (member: string, id: string) => earn.as(member, 'POST', `/api/social-media-tasks/${id}/start`);
const complete = (member: string, id: string) => earn.as(member, 'POST', `/api/social-media-tasks/${id}/complete`);

async function listed(member: string, id: string): Promise<unknown> {
  const { body } = await earn.as(member, 'GET', '/api/social-media-tasks');
  return (body['tasks'] as { id: string }[]).find((task) => task.id === id);
}

/** As if the member had started some seconds earlier. */
async function later(member: string, id: string, seconds: number): Promise<void> {
  await earn
    .database('task_progress')
    .where({ member_id: member, task_id: id })
    .update({ started_at: earn.database.raw(`started_at - ? * interval '1 second'`, [seconds]) });
}

describe('a social task', () => {
  test('is listed open, then started with the seconds left, then completed, and credited', async () => {
    const [member, id] = [earn.aMember(), await aTask()];
    expect(await listed(member, id)).toMatchObject({ state: 'open', reward: '8.00', waitSeconds: null, isRealReward: true });
    expect((await start(member, id)).body).toMatchObject({ task: { state: 'started', waitSeconds: 10 } });
    await later(member, id, 4);
    expect(await listed(member, id)).toMatchObject({ state: 'started', waitSeconds: 6 });
    await later(member, id, 6);
    expect(await complete(member, id)).toMatchObject({ status: 200, body: { reward: '8.00', credited: true } });
    expect(await listed(member, id)).toMatchObject({ state: 'completed', waitSeconds: null });
    expect(earn.wallet.balanceOf(member)).toBe(800n);
    expect(earn.wallet.calls().at(-1)?.body).toMatchObject({
      transfers: [{ memberId: member, account: 'house', type: 'social_task', amount: '8.00', reason: 'Social task · Follow us on X' }],
    });
  });

  test('cannot be completed before it was started, nor before ten seconds, and a second start does not begin anew', async () => {
    const [member, id] = [earn.aMember(), await aTask()];
    expect(await complete(member, id)).toMatchObject({ status: 400, body: { code: 'task_not_started' } });
    await start(member, id);
    await later(member, id, 8.5);
    const early = await complete(member, id);
    expect(early).toMatchObject({ status: 400, body: { code: 'task_too_early', message: 'Keep the page open for another 2 seconds.' } });
    expect(early.headers['retry-after']).toBe('2');
    expect((await start(member, id)).body).toMatchObject({ task: { waitSeconds: 2 } });
    await later(member, id, 1.5);
    expect((await complete(member, id)).status).toBe(200);
  });

  test('is completed once by one of 30 at the same moment, and afterwards never', async () => {
    const [member, id] = [earn.aMember(), await aTask()];
    await start(member, id);
    await later(member, id, 10);
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(member, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'task_completed')).toHaveLength(29);
    expect((await start(member, id)).body).toMatchObject({ code: 'task_completed' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(800n);
  });

  test('answers the same call again, by its key, as it did the first time', async () => {
    const [member, id] = [earn.aMember(), await aTask()];
    await start(member, id);
    await later(member, id, 10);
    const again = () => earn.as(member, 'POST', `/api/social-media-tasks/${id}/complete`, { key: `once-${id}` });
    const answers = [await again(), await again()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { reward: '8.00', credited: true }]));
    expect(earn.wallet.balanceOf(member)).toBe(800n);
  });

  test('that is only for show is completed and pays nothing', async () => {
    const [member, id] = [earn.aMember(), await aTask({ isRealReward: false })];
    await start(member, id);
    await later(member, id, 10);
    expect((await complete(member, id)).body).toEqual({ reward: '8.00', credited: false });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect((await complete(member, id)).body).toMatchObject({ code: 'task_completed' });
  });

  test('that is unknown, inactive or deleted is no longer available, also to who has started it', async () => {
    const member = earn.aMember();
    const inactive = await aTask({ isActive: false });
    const deleted = await aTask();
    await start(member, deleted);
    await later(member, deleted, 10);
    expect((await earn.operator('DELETE', `${PATH}/${deleted}`)).status).toBe(200);
    for (const id of [randomUUID(), inactive, deleted]) {
      expect(await start(member, id)).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
      expect(await complete(member, id)).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
      expect(await listed(member, id)).toBeUndefined();
    }
    expect((await start(member, 'nonsense')).status).toBe(400);
  });

  test('is promised even while the wallet is away, and credited after its return', async () => {
    const [member, id] = [earn.aMember(), await aTask()];
    await start(member, id);
    await later(member, id, 10);
    await earn.wallet.service.stop();
    expect((await complete(member, id)).body).toEqual({ reward: '8.00', credited: true });
    await earn.wallet.service.start();
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(800n);
  });
});

describe('operators', () => {
  test('see inactive ones, search, and page through', async () => {
    const title = `Batch ${randomUUID()}`;
    const ids = [await aTask({ title }), await aTask({ title, isActive: false }), await aTask({ title })];
    const first = await earn.operator('GET', `${PATH}?search=${encodeURIComponent(title.toUpperCase())}&limit=2`);
    expect(first.body).toMatchObject({ total: 3, tasks: [{ id: ids[2] }, { id: ids[1], isActive: false }] });
    const next = await earn.operator(
      'GET',
      `${PATH}?search=${encodeURIComponent(title)}&limit=2&cursor=${first.body['nextCursor'] as string}`,
    );
    expect(next.body).toMatchObject({ tasks: [{ id: ids[0] }], nextCursor: null });
  });

  test('filter, count, sort, read one with what it paid, and create it once for one id', async () => {
    const [title, id] = [`Filtered ${randomUUID()}`, randomUUID()];
    const off = await aTask({ title, isActive: false, reward: '9' });
    const shown = await aTask({ title, isRealReward: false, reward: '500' });
    for (let times = 0; times < 2; times++) expect(await aTask({ id, title, reward: '4' })).toBe(id);
    const list = async (query: string) => (await earn.operator('GET', `${PATH}?search=${encodeURIComponent(title)}&${query}`)).body;
    expect(await list('sort=reward')).toMatchObject({
      tasks: [{ id }, { id: off }, { id: shown }],
      counts: { all: 3, active: 2, notPaidOut: 1 },
    });
    expect(await list('state=not_paid_out')).toMatchObject({ tasks: [{ id: shown }], total: 1, counts: { all: 3 } });
    expect(await list('state=inactive')).toMatchObject({ tasks: [{ id: off }] });
    for (const task of [id, shown]) {
      const member = earn.aMember();
      await start(member, task);
      await later(member, task, 11);
      await complete(member, task);
    }
    expect(await list('sort=reward')).toMatchObject({
      tasks: [{ id, completedCount: 1, paidOut: '4.00' }, { id: off }, { id: shown, completedCount: 1, paidOut: '0.00' }],
    });
    const { text } = await earn.operator('GET', `${PATH}.csv?search=${encodeURIComponent(title)}&sort=reward`, undefined, {
      role: 'moderator',
    });
    expect(text.split('\r\n')[1]).toMatch(/,"https:\/\/example.com\/x","yes","yes","4.00","1","4.00",/);
  });

  test.each([
    [{ title: '  ' }, 'task_fields_missing', 'Please fill in all fields'],
    [{ reward: '0' }, 'task_reward_invalid', 'Please enter a valid reward amount'],
    [{ link: 'javascript:alert(1)' }, 'task_link_invalid', 'The link must begin with https://'],
    [{ reward: '-5' }, 'bad_request', 'reward must not be negative'],
  ])('are told what is wrong with %j', async (wrong, code, message) => {
    const [task, id] = [{ title: 'T', link: 'https://example.com', reward: '1', ...wrong }, randomUUID()];
    const answer = await earn.operator('POST', PATH, task, { headers: { 'idempotency-key': id } });
    expect(answer).toMatchObject({ status: 400, body: { code, message } });
    const told = (await earn.acts()).filter(({ subject }) => subject.id === id);
    expect(told).toMatchObject([{ action: 'social_task.create', end: { outcome: 'failed', problem: message } }]);
  });

  test.each([{ title: undefined }, { isActive: 'yes' }, { by: 'me' }])('are refused %j at the door', async (wrong) => {
    const task = { title: 'T', link: 'https://example.com', reward: '1', ...wrong };
    expect((await earn.operator('POST', PATH, task)).status).toBe(400);
  });

  test('make one task for the key of a dialog, and delete it once; the audit log has both', async () => {
    const id = randomUUID();
    await Promise.all([aTask({ id }), aTask({ id }), aTask({ id })]);
    const other = { title: 'Another', link: 'https://example.com/x', reward: '800' };
    const refused = await earn.operator('POST', PATH, other, { headers: { 'idempotency-key': id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await earn.operator('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 200, body: { task: { id, title: 'Follow us on X' } } });
    expect(await earn.operator('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
    const told = (await earn.acts()).filter(({ subject }) => subject.id === id);
    expect(told.find(({ action, end }) => action === 'social_task.delete' && end?.outcome === 'succeeded')).toMatchObject({
      subject: { type: 'social_task', label: 'Follow us on X' },
      before: { id, reward: '8.00' },
    });
    expect(told.filter(({ action, end }) => action === 'social_task.create' && end?.outcome === 'succeeded')).toHaveLength(1);
  });

  test.each([
    { method: 'POST' as const, url: PATH },
    { method: 'PUT' as const, url: `${PATH}/${randomUUID()}` },
    { method: 'PUT' as const, url: `${PATH}/order` },
    { method: 'PATCH' as const, url: `${PATH}/${randomUUID()}` },
    { method: 'DELETE' as const, url: `${PATH}/${randomUUID()}` },
  ])('need the role admin for $method', async ({ method, url }) => {
    expect(await earn.operator(method, url, {}, { role: 'moderator' })).toMatchObject({ status: 403, body: { code: 'role_required' } });
    expect((await earn.service.public.inject({ method, url, payload: {} })).statusCode).toBe(401);
  });
});
