import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

const PATH = '/api/admin/code-batches';
const BATCH = { prefix: 'STREAM-', size: 50, reward: '25', expiresAt: '2099-12-15T23:59:00Z', note: 'Handed out in November' };

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const create = (given: object = {}, key: string = randomUUID()) =>
  earn.operator('POST', PATH, { ...BATCH, ...given }, { headers: { 'idempotency-key': key } });
const download = (id: string, role: 'admin' | 'moderator' = 'admin') =>
  earn.operator('GET', `${PATH}/${id}/codes.csv`, undefined, { role });
const redeem = (member: string, code: string) => earn.as(member, 'POST', '/api/promo/redeem', { payload: { code } });

async function codesOf(id: string): Promise<string[]> {
  const { text } = await download(id);
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split('"')[1] ?? '');
}

async function aBatch(given: object = {}): Promise<{ id: string; codes: string[] }> {
  const { status, body } = await create(given);
  expect(status).toBe(201);
  const { id } = body['batch'] as { id: string };
  return { id, codes: await codesOf(id) };
}

test('makes as many codes as asked, upper case, none like another, none with 0, O, 1 or I', async () => {
  const { codes } = await aBatch({ size: 5_000 });
  expect(new Set(codes).size).toBe(5_000);
  expect(codes.filter((code) => !/^STREAM-[A-HJ-NP-Z2-9]{8}$/.test(code))).toEqual([]);
  // Each of 32 letters at each of 8 places: 156 on average.
  for (let place = 7; place < 15; place++) {
    const counts = Object.values(Object.groupBy(codes, (code) => code[place] ?? '')).map((group) => group?.length ?? 0);
    expect(counts).toHaveLength(32);
    expect(Math.max(...counts)).toBeLessThan(250);
  }
});

test('is one act: the same key again makes nothing more, another batch under it is refused, the audit log has one entry of what was made', async () => {
  const key = randomUUID();
  const answers = await Promise.all([create({}, key), create({}, key), create({}, key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await codesOf(key)).toHaveLength(50);
  expect(await create({ size: 51 }, key)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  const [told, ...more] = (await earn.acts()).filter(({ subject, end }) => subject.id === key && end?.outcome === 'succeeded');
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    action: 'code_batch.create',
    subject: { label: 'STREAM-' },
    end: { after: { size: 50, reward: '25.00' } },
  });
  expect(JSON.stringify(told)).not.toMatch(/STREAM-\w/);
});

test('is all of its codes or none', async () => {
  const key = randomUUID();
  await earn.database.raw('alter table outbox rename to outbox_away');
  expect((await create({ prefix: 'NONE-' }, key)).status).toBe(500);
  await earn.database.raw('alter table outbox_away rename to outbox');
  expect(await earn.database('promo_codes').whereLike('code', 'NONE-%')).toEqual([]);
  expect(await earn.database('code_batches').where({ id: key })).toEqual([]);
});

test('pays once for each code, and one of them to each member, also when two are sent at the same moment', async () => {
  const { id, codes } = await aBatch({ size: 3 });
  const [one, two, three] = codes as [string, string, string];
  const [member, other] = [earn.aMember(), earn.aMember()];
  const answers = await Promise.all([redeem(member, one), redeem(member, two), redeem(member, three)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body['code'] === 'promo_already_used')).toHaveLength(2);
  const used = codes[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await redeem(other, used)).body).toMatchObject({ code: 'promo_used_up' });
  const left = codes.find((code) => code !== used) ?? '';
  expect(await redeem(member, left)).toMatchObject({ body: { message: 'You have already used a code of this kind.' } });
  expect((await redeem(other, left)).status).toBe(200);
  await earn.settled();
  expect([member, other].map((each) => earn.wallet.balanceOf(each))).toEqual([2500n, 2500n]);
  const { body } = await earn.operator('GET', `${PATH}?search=stream`, undefined, { role: 'moderator' });
  expect((body['batches'] as { id: string }[]).find((batch) => batch.id === id)).toMatchObject({
    currentUses: 2,
    paidOut: '50.00',
    size: 3,
  });
  expect((await download(id)).text).toContain(`"${used}","yes","25.00","2099-12-15T23:59:00.000Z"`);
});

test('is switched off while one of its codes is redeemed: neither waits for the other in a ring', async () => {
  const { id, codes } = await aBatch({ prefix: 'RING-', size: 1 });
  const { database } = earn.service.kit;
  const redeeming = await database.transaction();
  await redeeming('promo_codes').where({ code: codes[0] }).forUpdate().first('id');
  const switched = earn.operator('PATCH', `${PATH}/${id}`, { isActive: false });
  await expect
    .poll(
      async () => (await database.raw(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows,
    )
    .toHaveLength(1);
  // What a redemption refers to.
  await redeeming('code_batches').where({ id }).forKeyShare().first('id');
  await redeeming.commit();
  expect((await switched).status).toBe(200);
});

test('is switched off as one, does not crowd the list of codes, and its codes are found but not mended', async () => {
  const { id, codes } = await aBatch({ prefix: 'QUIET-', size: 2 });
  const [code = ''] = codes;
  await earn.operator('PATCH', `${PATH}/${id}`, { isActive: false });
  expect((await redeem(earn.aMember(), code)).body).toMatchObject({ code: 'promo_inactive' });
  await earn.operator('PATCH', `${PATH}/${id}`, { isActive: true });
  const list = async (query: string) =>
    (await earn.operator('GET', `/api/admin/promo-codes?limit=200${query}`)).body['promoCodes'] as { id: string; code: string }[];
  expect((await list('')).filter((each) => each.code.startsWith('QUIET-'))).toEqual([]);
  const [found] = await list(`&search=${code}`);
  expect(found).toMatchObject({ code, batchId: id });
  const edit = { code, reward: '26', version: 1 };
  expect(await earn.operator('PUT', `/api/admin/promo-codes/${found?.id}`, edit)).toMatchObject({
    status: 409,
    body: { code: 'promo_promised' },
  });
});

test.each([
  [{ size: 0 }, 'bad_request'],
  [{ size: 5_001 }, 'bad_request'],
  [{ prefix: 'stream-' }, 'promo_not_upper_case'],
  [{ prefix: 'TWO WORDS' }, 'bad_request'],
  [{ reward: '10000.01' }, 'promo_reward_invalid'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'promo_expiry_past'],
])('is refused with %j', async (wrong, code) => {
  expect(await create(wrong)).toMatchObject({ status: 400, body: { code } });
});

test('is seen by moderators, whose codes it does not show them; made and switched by admins', async () => {
  const { id } = await aBatch({ size: 1 });
  expect((await download(id, 'moderator')).status).toBe(403);
  expect((await download(randomUUID())).status).toBe(404);
  const moderator = { role: 'moderator' } as const;
  expect((await earn.operator('POST', PATH, BATCH, moderator)).status).toBe(403);
  expect((await earn.operator('PATCH', `${PATH}/${id}`, { isActive: false }, moderator)).status).toBe(403);
  expect((await earn.operator('GET', PATH, undefined, moderator)).status).toBe(200);
});

test('all batches are a file for a spreadsheet, by the same search as the list', async () => {
  await create({ prefix: 'FILE-', note: 'for the accountant' });
  const { text, headers } = await earn.operator('GET', `${PATH}.csv?search=accountant`, undefined, { role: 'moderator' });
  expect(headers['content-disposition']).toBe('attachment; filename="facet-code-batches.csv"');
  const [heading, row, ...more] = text.trim().split('\r\n');
  expect(heading).toContain('"Begins with","Active","Codes","Used","Reward R$","Paid out R$"');
  expect(row).toContain('"FILE-","yes","50","0","25.00","0.00"');
  expect(more).toEqual([]);
});
