import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const PATH = '/api/admin/social-media-tasks';
const CODES = '/api/admin/promo-codes';
const task = { title: 'Follow us on X', link: 'https://example.com/x', reward: '8' };
let made = 0;

async function aTask(given: object = {}): Promise<string> {
  const { body } = await earn.operator('POST', PATH, { ...task, ...given });
  return (body['task'] as { id: string }).id;
}

async function aPromoCode(given: object = {}): Promise<{ id: string; code: string }> {
  const { body } = await earn.operator('POST', CODES, { code: `CODE${++made}`, reward: '25', ...given });
  return body['promoCode'] as { id: string; code: string };
}

const redeem = (member: string, code: string) => earn.as(member, 'POST', '/api/promo/redeem', { payload: { code } });
const start = (member: string, id: string) => earn.as(member, 'POST', `/api/social-media-tasks/${id}/start`);
const complete = (member: string, id: string) => earn.as(member, 'POST', `/api/social-media-tasks/${id}/complete`);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function listed(member: string, id: string): Promise<unknown> {
  const { body } = await earn.as(member, 'GET', '/api/social-media-tasks');
  return (body['tasks'] as { id: string }[]).find((each) => each.id === id);
}

/** As if the member had started some seconds earlier. */
async function later(member: string, id: string, seconds: number): Promise<void> {
  await earn
    .database('task_progress')
    .where({ member_id: member, task_id: id })
    .update({ started_at: earn.database.raw(`started_at - ? * interval '1 second'`, [seconds]) });
}

describe('a task that is mended', () => {
  const made = { title: 'Folow us on X', link: 'https://example.com/x', reward: '8.00', isRealReward: true };
  const edit = (id: string, body: object) => earn.operator('PUT', `${PATH}/${id}`, body);
  const done = async (member: string, id: string) => {
    await later(member, id, 10);
    return (await complete(member, id)).body;
  };

  test('keeps what was paid, pays who has followed its link no less than they saw, and tells the audit log', async () => {
    const id = await aTask({ ...made });
    const [before, during, after] = [earn.aMember(), earn.aMember(), earn.aMember()];
    for (const member of [before, during]) await start(member, id);
    expect(await done(before, id)).toEqual({ reward: '8.00', credited: true });
    const edited = await edit(id, { ...made, title: 'Follow us on X', reward: '5', version: 1 });
    expect(edited).toMatchObject({ status: 200, body: { task: { title: 'Follow us on X', reward: '5.00', paidOut: '8.00', version: 2 } } });
    expect(await listed(during, id)).toMatchObject({ reward: '8.00', title: 'Follow us on X' });
    expect(await listed(after, id)).toMatchObject({ reward: '5.00' });
    expect(await listed(before, id)).toMatchObject({ reward: '8.00', state: 'completed' });
    await start(after, id);
    await start(during, id);
    expect([await done(during, id), await done(after, id)]).toMatchObject([{ reward: '8.00' }, { reward: '5.00' }]);
    await earn.settled();
    expect([during, after].map((member) => earn.wallet.balanceOf(member))).toEqual([800n, 500n]);
    const { body } = await earn.operator('GET', `${PATH}?search=Follow us on X&limit=200`);
    expect((body['tasks'] as { id: string }[]).find((each) => each.id === id)).toMatchObject({ completedCount: 3, paidOut: '21.00' });
    expect((await earn.acts()).filter(({ subject }) => subject.id === id).at(-1)).toMatchObject({
      action: 'social_task.edit',
      subject: { label: 'Follow us on X' },
      before: { title: 'Folow us on X', reward: '8.00' },
      end: { outcome: 'succeeded', after: { title: 'Follow us on X', reward: '5.00' } },
    });
  });

  test('pays more to who followed its link when it pays more, and what it promised when it pays nothing any more', async () => {
    const [more, nothing] = [await aTask({ ...made }), await aTask({ ...made })];
    const member = earn.aMember();
    for (const id of [more, nothing]) await start(member, id);
    await edit(more, { ...made, reward: '12', version: 1 });
    await edit(nothing, { ...made, isRealReward: false, version: 1 });
    expect(await done(member, more)).toMatchObject({ reward: '12.00' });
    expect(await listed(member, nothing)).toMatchObject({ isRealReward: true, reward: '8.00' });
    expect(await done(member, nothing)).toEqual({ reward: '8.00', credited: true });
    const other = earn.aMember();
    await start(other, nothing);
    expect(await done(other, nothing)).toEqual({ reward: '8.00', credited: false });
    expect(await listed(other, nothing)).toMatchObject({ isRealReward: false, reward: '8.00' });
  });

  test('by two at once is mended once; the second is told who was quicker; the same edit again changes nothing', async () => {
    const id = await aTask({ ...made });
    const asked = ['One', 'Two'].map((title) => ({ ...made, title, version: 1 }));
    const answers = await Promise.all(asked.map((body) => edit(id, body)));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'task_changed',
      message: 'a_admin changed this task meanwhile. Look at it again before you save.',
    });
    const again = await edit(id, asked[answers.findIndex(({ status }) => status === 200)] ?? {});
    expect(again).toMatchObject({ status: 200, body: { task: { version: 2 } } });
    expect(await edit(randomUUID(), { ...made, version: 1 })).toMatchObject({ status: 404 });
    expect(await edit(id, { ...made, link: 'http://example.com', version: 2 })).toMatchObject({ body: { code: 'task_link_invalid' } });
  });
});

test('a paused task is hidden from members and keeps its place; who has followed its link completes it', async () => {
  const id = await aTask();
  const [during, after] = [earn.aMember(), earn.aMember()];
  await start(during, id);
  const pause = (isActive: boolean) => earn.operator('PATCH', `${PATH}/${id}`, { isActive });
  expect(await pause(false)).toMatchObject({ status: 200, body: { task: { isActive: false } } });
  expect(await listed(after, id)).toBeUndefined();
  expect(await start(after, id)).toMatchObject({ status: 404 });
  expect(await complete(after, id)).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
  expect(await listed(during, id)).toMatchObject({ state: 'started' });
  await later(during, id, 10);
  expect((await complete(during, id)).body).toEqual({ reward: '8.00', credited: true });
  expect(await listed(during, id)).toBeUndefined();
  await pause(true);
  expect(await listed(after, id)).toMatchObject({ state: 'open' });
  expect((await earn.acts()).filter(({ subject }) => subject.id === id).map(({ action }) => action)).toEqual([
    'social_task.create',
    'social_task.switch',
    'social_task.switch',
  ]);
});

describe('the order of tasks', () => {
  const idsFor = async (member: string) =>
    ((await earn.as(member, 'GET', '/api/social-media-tasks')).body['tasks'] as { id: string }[]).map(({ id }) => id);
  const all = async () =>
    ((await earn.operator('GET', `${PATH}?sort=order&limit=200`)).body['tasks'] as { id: string; title: string }[]).map(({ id }) => id);
  const order = (ids: string[], seen: string[]) => earn.operator('PUT', `${PATH}/order`, { ids, seen });

  test('is the operators’; a new task comes first; the audit log has it', async () => {
    const [first, second] = [await aTask({ title: 'First made' }), await aTask({ title: 'Second made' })];
    const member = earn.aMember();
    expect((await idsFor(member)).slice(0, 2)).toEqual([second, first]);
    const seen = await all();
    expect(seen.slice(0, 2)).toEqual([second, first]);
    const turned = [...seen.slice(2), first, second];
    expect(await order(turned, seen)).toMatchObject({ status: 200, body: { ids: turned } });
    expect((await idsFor(member)).slice(-2)).toEqual([first, second]);
    expect(await order(turned, seen)).toMatchObject({ status: 200 });
    const newest = await aTask();
    expect((await idsFor(member))[0]).toBe(newest);
    const told = (await earn.acts()).filter(({ action }) => action === 'social_task.order');
    expect(told[0]?.before?.['order']).toMatch(/^Second made, First made/);
    expect(told[0]?.end?.after?.['order']).toMatch(/First made, Second made$/);
  });

  test('that somebody changed meanwhile, or that leaves a task out, is refused', async () => {
    await aTask();
    const seen = await all();
    const [one, two, ...rest] = seen as [string, string, ...string[]];
    const answers = await Promise.all([order([two, one, ...rest], seen), order([...rest, two, one], seen)]);
    expect(statuses(answers)).toEqual([200, 409]);
    const now = await all();
    for (const wrong of [now.slice(1), [...now.slice(1), randomUUID()]])
      expect(await order(wrong, now)).toMatchObject({ status: 409, body: { code: 'task_order_changed' } });
    await aTask();
    expect(await order(now.toReversed(), now)).toMatchObject({ status: 409 });
  });
});

describe('a code that is mended', () => {
  const edit = (id: string, body: object) => earn.operator('PUT', `${CODES}/${id}`, body);

  test('keeps what was paid, pays the new reward from then on, and tells the audit log', async () => {
    const { id, code } = await aPromoCode({ maxUses: 5 });
    const [before, after] = [earn.aMember(), earn.aMember()];
    await redeem(before, code);
    const edited = await edit(id, { code, reward: '40', maxUses: 800, expiresAt: '2099-01-01T00:00:00Z', version: 1 });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        promoCode: { reward: '40.00', maxUses: 800, currentUses: 1, paidOut: '25.00', version: 2, expiresAt: '2099-01-01T00:00:00.000Z' },
      },
    });
    expect((await redeem(after, code)).body).toEqual({ reward: '40.00' });
    await earn.settled();
    expect([before, after].map((member) => earn.wallet.balanceOf(member))).toEqual([2500n, 4000n]);
    expect((await earn.operator('GET', `${CODES}?search=${code}`)).body['promoCodes']).toMatchObject([{ paidOut: '65.00' }]);
    expect((await earn.acts()).filter(({ subject }) => subject.id === id).at(-1)).toMatchObject({
      action: 'promo_code.edit',
      before: { reward: '25.00', maxUses: 5, expiresAt: null },
      end: { outcome: 'succeeded', after: { reward: '40.00', maxUses: 800 } },
    });
  });

  test.each([
    [{ code: 'OTHER' }, '2 members have redeemed it, and others know it. The code itself stays as it is.'],
    [{ reward: '24.99' }, /^2 members have redeemed it for R\$ 25\.00, .* The reward may rise, not fall/],
    [{ maxUses: 1 }, '2 members have redeemed it already. The uses may not be fewer than that.'],
  ])('is not worsened once somebody has redeemed it: %j', async (change, message) => {
    const { id, code } = await aPromoCode();
    for (const member of [earn.aMember(), earn.aMember()]) await redeem(member, code);
    const answer = await edit(id, { code, reward: '25', version: 1, ...change });
    expect(answer).toMatchObject({ status: 409, body: { code: 'promo_promised' } });
    expect(answer.body['message']).toMatch(message);
  });

  test('that nobody has redeemed changes all of it, but not into a code that is taken, and not into the past', async () => {
    const [{ id, code }, taken] = [await aPromoCode(), await aPromoCode()];
    expect(await edit(id, { code: taken.code, reward: '1', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'promo_code_taken' },
    });
    expect(await edit(id, { code, reward: '1', expiresAt: '2020-01-01T00:00:00Z', version: 1 })).toMatchObject({
      body: { code: 'promo_expiry_past' },
    });
    expect(await edit(id, { code: `${code}-NEW`, reward: '1', maxUses: 1, version: 1 })).toMatchObject({ status: 200 });
    expect((await redeem(earn.aMember(), code)).status).toBe(404);
    expect((await redeem(earn.aMember(), `${code}-NEW`)).body).toEqual({ reward: '1.00' });
  });

  test('by two at once is mended once; the second is told who was quicker; the same edit again changes nothing', async () => {
    const { id, code } = await aPromoCode();
    const asked = ['30', '31'].map((reward) => ({ code, reward, version: 1 }));
    const answers = await Promise.all(asked.map((body) => edit(id, body)));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'promo_changed',
      message: 'a_admin changed this code meanwhile. Look at it again before you save.',
    });
    const again = await edit(id, asked[answers.findIndex(({ status }) => status === 200)] ?? {});
    expect(again).toMatchObject({ status: 200, body: { promoCode: { version: 2 } } });
  });
});
