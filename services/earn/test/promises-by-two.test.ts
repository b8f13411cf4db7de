import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { inOrder } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

const PATH = '/api/admin/code-batches';
const BATCH = { prefix: 'TWO-', size: 10, reward: '10.00' };

let earn: Earn;
beforeAll(async () => void (earn = await startEarn({}, { promise_limit: '150' })));
afterAll(() => earn.close());

const someone = (username = 'ada') => ({ id: uuidv7(), username, role: 'admin' as const });
type Who = ReturnType<typeof someone>;
const create = (by: Who, given: object = {}, key: string = randomUUID()) =>
  earn.operator('POST', PATH, { ...BATCH, ...given }, { by, headers: { 'idempotency-key': key } });
const decide = (by: Who, id: string, what: 'confirm' | 'decline' | 'withdraw') =>
  earn.operator('POST', `${PATH}/proposals/${id}/${what}`, {}, { by });
const codesOf = (id: string) => earn.database('promo_codes').where({ batch_id: id });
const waiting = async () =>
  ((await earn.operator('GET', `${PATH}/proposals`, undefined, { role: 'moderator' })).body['proposals'] as { id: string }[]).map(
    ({ id }) => id,
  );

async function aProposed(by = someone()) {
  const id = randomUUID();
  expect(await create(by, { size: 20 }, id)).toMatchObject({ status: 202, body: { proposal: { id } } });
  return { id, by };
}

describe('a batch that promises more than one operator may alone', () => {
  test('waits: it has no codes, whoever asks again; what is below the limit does not', async () => {
    const { id, by } = await aProposed();
    expect(await create(by, { size: 20 }, id)).toMatchObject({ status: 202, body: { proposal: { id } } });
    expect(await create(by, { size: 21 }, id)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect([await codesOf(id), await earn.database('code_batches').where({ id })]).toEqual([[], []]);
    expect(await waiting()).toContain(id);
    expect((await create(someone())).status).toBe(201);
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded');
    expect(told).toMatchObject([{ action: 'code_batch.propose', end: { after: { state: 'proposed', promised: '200.00' } } }]);
  });

  test('in parts is no less: all count that the operator made alone in a day', async () => {
    const by = someone();
    expect([(await create(by)).status, (await create(by)).status]).toEqual([201, 202]);
    await earn.database('operator_promises').where({ operator_id: by.id, state: 'made' }).delete();
    expect((await create(by)).status).toBe(201);
  });

  test('of one operator at the same moment is not made twice below the limit', async () => {
    const by = someone();
    const answers = await Promise.all([create(by), create(by), create(by)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 202, 202]);
  });

  test('that could not be made is refused, and does not wait', async () => {
    const before = await waiting();
    expect((await create(someone(), { size: 20, prefix: 'low-' })).body).toMatchObject({ code: 'promo_not_upper_case' });
    expect(await waiting()).toEqual(before);
  });
});

describe('a second operator', () => {
  test('confirms it once, also two at the same moment: it is made as it was asked for, in the name of the first', async () => {
    const { id } = await aProposed();
    const [ben, cleo] = [someone('ben'), someone('cleo')];
    const answers = await Promise.all([decide(ben, id, 'confirm'), decide(cleo, id, 'confirm'), decide(ben, id, 'confirm')]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    expect(await codesOf(id)).toHaveLength(20);
    expect(await earn.database('code_batches').where({ id })).toMatchObject([
      { prefix: 'TWO-', created_by: 'ada', reward_hundredths: 1_000n },
    ]);
    expect(await waiting()).not.toContain(id);
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded');
    expect(told.map(({ action }) => action)).toEqual(['code_batch.propose', 'code_batch.confirm']);
    expect(told[1]).toMatchObject({ subject: { label: 'TWO-' }, before: { by: 'ada', promised: '200.00' }, end: { after: { size: 20 } } });
  });

  test('declines it: no code is ever made, and the first one is told so', async () => {
    const { id, by } = await aProposed();
    const ben = someone('ben');
    expect([(await decide(ben, id, 'decline')).status, (await decide(ben, id, 'decline')).status]).toEqual([200, 200]);
    expect((await decide(ben, id, 'confirm')).body).toMatchObject({ code: 'already_decided' });
    expect((await create(by, { size: 20 }, id)).body).toMatchObject({ code: 'proposal_declined' });
    expect(await codesOf(id)).toEqual([]);
  });

  test('is another one, and an admin', async () => {
    const { id, by } = await aProposed();
    expect((await decide(by, id, 'confirm')).body).toMatchObject({ code: 'own_proposal' });
    expect((await decide({ ...someone(), role: 'moderator' as 'admin' }, id, 'confirm')).status).toBe(403);
    expect((await decide(someone(), randomUUID(), 'confirm')).body).toMatchObject({ code: 'proposal_not_found' });
    expect(await codesOf(id)).toEqual([]);
  });

  test('cannot confirm what has passed meanwhile: it stays proposed', async () => {
    const { id } = await aProposed();
    await earn.database.raw(`alter table operator_promises disable trigger is_decided_once`);
    await earn.database.raw(`update operator_promises set asked = asked || '{"expiresAt": "2020-01-01T00:00:00.000Z"}' where id = ?`, [id]);
    await earn.database.raw(`alter table operator_promises enable trigger is_decided_once`);
    expect((await decide(someone(), id, 'confirm')).body).toMatchObject({ code: 'promo_expiry_past' });
    expect(await waiting()).toContain(id);
    expect(await codesOf(id)).toEqual([]);
  });

  test('the database refuses to have decided by the first one, or twice', async () => {
    const { id, by } = await aProposed();
    const set = (change: object) => earn.database('operator_promises').where({ id }).update(change);
    await expect(set({ state: 'made' })).rejects.toThrow('decided once');
    await expect(set({ state: 'made', second_id: by.id, second_username: 'ada', decided_at: new Date() })).rejects.toThrow(
      'check constraint',
    );
    await decide(someone('ben'), id, 'decline');
    await expect(set({ state: 'made', second_id: uuidv7(), second_username: 'eve', decided_at: new Date() })).rejects.toThrow(
      'decided once',
    );
  });
});

describe('who proposed it', () => {
  test('takes it back: pressed twice, in two tabs, it is one act, and nobody confirms it any more', async () => {
    const { id, by } = await aProposed();
    const pressed = await Promise.all([decide(by, id, 'withdraw'), decide(by, id, 'withdraw')]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(by, id, 'withdraw')).status).toBe(200);
    const late = await decide(someone('ben'), id, 'confirm');
    expect(late.body).toMatchObject({ code: 'already_decided', message: 'ada has taken it back already.' });
    expect((await create(by, { size: 20 }, id)).body).toMatchObject({ code: 'proposal_withdrawn' });
    expect([await waiting(), await codesOf(id)]).toEqual([expect.not.arrayContaining([id]), []]);
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded');
    expect(told.map(({ action }) => action)).toEqual(['code_batch.propose', 'code_batch.withdraw']);
    expect(told[1]).toMatchObject({ before: { by: 'ada', promised: '200.00' }, end: { after: { state: 'withdrawn' } } });
  });

  test.each([
    { order: ['withdraw', 'confirm'] as const, codes: 0 },
    { order: ['confirm', 'withdraw'] as const, codes: 20 },
    { order: ['withdraw', 'decline'] as const, codes: 0 },
    { order: ['decline', 'withdraw'] as const, codes: 0 },
  ])('takes it back while another one decides: $order', async ({ order, codes }) => {
    const { id, by } = await aProposed();
    const calls = order.map((what) => () => decide(what === 'withdraw' ? by : someone('ben'), id, what));
    const answers = await inOrder(earn.database, 'operator promises', calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await codesOf(id)).toHaveLength(codes);
  });

  test('is the only one who takes it back', async () => {
    const { id } = await aProposed();
    expect((await decide(someone('ben'), id, 'withdraw')).body).toMatchObject({ code: 'others_proposal' });
    expect(await waiting()).toContain(id);
    const set = (change: object) =>
      earn
        .database('operator_promises')
        .where({ id })
        .update({ decided_at: new Date(), ...change });
    await expect(set({ state: 'withdrawn', second_id: uuidv7(), second_username: 'ben' })).rejects.toThrow('check constraint');
    await expect(set({ state: 'withdrawn' })).rejects.toThrow('decided once');
  });
});

test('an operator is told what they may still promise alone, and as how many everyone counts', async () => {
  const by = someone();
  const limit = async () => (await earn.operator('GET', '/api/admin/promo-codes/limit', undefined, { by })).body;
  expect(await limit()).toEqual({ limit: '150.00', left: '150.00', everyone: 100 });
  await create(by);
  expect(await limit()).toMatchObject({ left: '50.00' });
  await create(by);
  expect(await limit()).toMatchObject({ left: '50.00' });
});

/** What every member may take once counts a hundred times on a site of few: the limit of 150 is R$ 1.50 then. */
describe.each([
  {
    what: 'a promo code without a limit of uses',
    path: '/api/admin/promo-codes',
    given: (reward: string) => ({ code: `ALL-${uuidv7().slice(-12).toUpperCase()}`, reward }),
    table: 'promo_codes',
    proposed: 'promo_code.propose',
  },
  {
    what: 'a task',
    path: '/api/admin/social-media-tasks',
    given: (reward: string) => ({ title: 'Follow us', link: 'https://example.com/us', reward }),
    table: 'social_tasks',
    proposed: 'social_task.propose',
  },
])('$what that promises everybody more than one operator may alone', ({ path, given, table, proposed }) => {
  const make = (by: Who, body: object, key: string = randomUUID()) =>
    earn.operator('POST', path, body, { by, headers: { 'idempotency-key': key } });
  const second = (by: Who, id: string, act: 'confirm' | 'decline' | 'withdraw') =>
    earn.operator('POST', `${path}/proposals/${id}/${act}`, {}, { by });
  const made = (id: string) => earn.database(table).where({ id });

  test('waits, and is made as it was asked for when another one confirms it', async () => {
    const [ada, ben, id] = [someone(), someone('ben'), randomUUID()];
    const asked = given('1.51');
    expect(await make(ada, asked, id)).toMatchObject({ status: 202, body: { proposal: { id } } });
    expect(await made(id)).toEqual([]);
    expect((await second(ada, id, 'confirm')).body).toMatchObject({ code: 'own_proposal' });
    const answers = await Promise.all([second(ben, id, 'confirm'), second(someone('cleo'), id, 'confirm')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await made(id)).toMatchObject([{ created_by: 'ada', reward_hundredths: 151n }]);
    expect(await make(ada, asked, id)).toMatchObject({ status: 201 });
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded');
    expect(told[0]).toMatchObject({ action: proposed, end: { after: { promised: '151.00' } } });
  });

  test('is never made when another one declines it', async () => {
    const [ada, id] = [someone(), randomUUID()];
    const asked = given('2');
    await make(ada, asked, id);
    expect((await second(someone('ben'), id, 'decline')).status).toBe(200);
    expect((await make(ada, asked, id)).body).toMatchObject({ code: 'proposal_declined' });
    expect(await made(id)).toEqual([]);
  });

  test('is never made when who proposed it takes it back', async () => {
    const [ada, id] = [someone(), randomUUID()];
    await make(ada, given('2'), id);
    expect((await second(ada, id, 'withdraw')).status).toBe(200);
    expect((await second(someone('ben'), id, 'confirm')).body).toMatchObject({ code: 'already_decided' });
    expect(await made(id)).toEqual([]);
  });

  test('is not reached in parts, nor by an edit', async () => {
    const [ada, id] = [someone(), randomUUID()];
    const first = given('1');
    expect([(await make(ada, first, id)).status, (await make(ada, given('0.51'))).status]).toEqual([201, 202]);
    const raised = await earn.operator('PUT', `${path}/${id}`, { ...first, reward: '1.51', version: 1 }, { by: ada });
    expect(raised).toMatchObject({ status: 409, body: { code: 'second_operator_needed' } });
    expect(await made(id)).toMatchObject([{ reward_hundredths: 100n }]);
    expect((await earn.operator('PUT', `${path}/${id}`, { ...first, reward: '1.50', version: 1 }, { by: ada })).status).toBe(200);
  });
});

test('a promo code that can be used so often counts as often', async () => {
  const make = (maxUses: number) =>
    earn.operator(
      'POST',
      '/api/admin/promo-codes',
      { code: `USES-${maxUses}`, reward: '10.00', maxUses },
      { by: someone(), headers: { 'idempotency-key': randomUUID() } },
    );
  expect([(await make(15)).status, (await make(16)).status]).toEqual([201, 202]);
});

test('a task that pays nothing promises nothing', async () => {
  const task = { title: 'Look', link: 'https://example.com/look', reward: '900', isRealReward: false };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await earn.operator('POST', '/api/admin/social-media-tasks', task, { by: someone(), headers })).status).toBe(201);
});

test('a listed reward that rises counts for every member; one that falls does not', async () => {
  const change = (body: object) => earn.operator('PATCH', '/api/admin/reward-amounts', body, { by: someone() });
  const { body: before } = await earn.operator('GET', '/api/admin/reward-amounts');
  const [daily] = [before['daily'] as string[]];
  const raisedBy = (rise: number) => ({ daily: daily.map((amount, day) => (day === 3 ? String(Number(amount) + rise) : amount)) });
  expect((await change(raisedBy(1.51))).body).toMatchObject({ code: 'second_operator_needed' });
  expect((await change({ weekly: '201', referral: '100.51' })).body).toMatchObject({ code: 'second_operator_needed' });
  expect((await earn.operator('GET', '/api/admin/reward-amounts')).body).toEqual(before);
  expect((await change({ ...raisedBy(1.5), weekly: '1' })).status).toBe(200);
});

test.each([
  { goal: 'weeklyGoal', reward: 'weekly' },
  { goal: 'referralGoal', reward: 'referral' },
])('a lower $goal counts the whole reward for every member: it is paid to those who did not reach it', async ({ goal, reward }) => {
  const change = (body: object) => earn.operator('PATCH', '/api/admin/reward-amounts', body, { by: someone() });
  expect((await change({ [goal]: '100', [reward]: '0.01' })).status).toBe(200);
  expect((await change({ [goal]: '99', [reward]: '1.51' })).body).toMatchObject({ code: 'second_operator_needed' });
  expect((await change({ [goal]: '99', [reward]: '1.50' })).status).toBe(200);
  expect((await change({ [goal]: '0.01' })).status).toBe(200);
  expect((await change({ [goal]: '100', [reward]: '1.60' })).status).toBe(200);
  expect((await change({ [goal]: '0.01' })).body).toMatchObject({ code: 'second_operator_needed' });
});
