import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

let made = 0;
const PATH = '/api/admin/promo-codes';

async function aPromoCode({ isActive = true, ...given }: { isActive?: boolean; [field: string]: unknown } = {}): Promise<{
  id: string;
  code: string;
}> {
  const { status, body } = await earn.operator('POST', PATH, { code: `CODE${++made}`, reward: '25', ...given });
  expect(status).toBe(201);
  const promo = body['promoCode'] as { id: string; code: string };
  if (!isActive) await earn.operator('PATCH', `${PATH}/${promo.id}`, { isActive });
  return promo;
}

const redeem = (member: string, code: string, key?: string) =>
  earn.as(member, 'POST', '/api/promo/redeem', { payload: { code }, ...(key === undefined ? {} : { key }) });

describe('a promo code', () => {
  test('pays its reward, blanks around it or not', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromoCode({ reward: '12.5' });
    expect(await redeem(member, `  ${code} `)).toMatchObject({ status: 200, body: { reward: '12.50' } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(1250n);
    expect(earn.wallet.calls().at(-1)?.body).toMatchObject({
      transfers: [{ key: `promo:${id}`, account: 'promo', type: 'promo', reason: `Promo code ${code}` }],
    });
  });

  test.each([
    ['empty', 400, 'promo_empty', 'Please enter a promo code.', () => Promise.resolve('   ')],
    ['unknown', 404, 'promo_unknown', 'This promo code does not exist. Please check its spelling.', () => Promise.resolve('NEVER-MADE')],
    [
      'in another case',
      404,
      'promo_unknown',
      'This promo code does not exist. Please check its spelling.',
      async () => (await aPromoCode()).code.toLowerCase(),
    ],
    ['inactive', 400, 'promo_inactive', 'This promo code is not active.', async () => (await aPromoCode({ isActive: false })).code],
    ['expired', 400, 'promo_expired', 'This promo code has expired.', expiredPromoCode],
    ['used up', 409, 'promo_used_up', 'This promo code has been used up.', usedUpPromoCode],
    ['deleted', 404, 'promo_unknown', 'This promo code does not exist. Please check its spelling.', deletedPromoCode],
    ['with a NUL', 400, 'bad_request', 'The body holds a character that is no text', () => Promise.resolve('A\0B')],
  ])('that is %s is refused with its own words', async (_name, status, code, message, codeOf) => {
    const member = earn.aMember();
    expect(await redeem(member, await codeOf())).toMatchObject({ status, body: { code, message, error: message } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  test('is used once by a member who sends it 20 times at the same moment', async () => {
    const member = earn.aMember();
    const { code } = await aPromoCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(member, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body['message'] as string))).toEqual(new Set(['You have already used this promo code.']));
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(2500n);
  });

  test('with 3 uses pays 3 of 200 members who send it at the same moment', async () => {
    const { id, code } = await aPromoCode({ maxUses: 3 });
    const members = Array.from({ length: 200 }, () => earn.aMember());
    const answers = await Promise.all(members.map((member) => redeem(member, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body['code'] === 'promo_used_up')).toHaveLength(197);
    await earn.settled();
    expect(members.filter((member) => earn.wallet.balanceOf(member) === 2500n)).toHaveLength(3);
    expect(await earn.database('promo_codes').where({ id }).first('uses')).toEqual({ uses: 3 });
    expect(await earn.database('promo_redemptions').where({ promo_id: id })).toHaveLength(3);
  });

  test('is not used when its promise cannot be written', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromoCode({ maxUses: 1 });
    await earn.database.raw('alter table outbox rename to outbox_away');
    expect((await redeem(member, code)).status).toBe(500);
    await earn.database.raw('alter table outbox_away rename to outbox');
    expect(await earn.database('promo_codes').where({ id }).first('uses')).toEqual({ uses: 0 });
    expect((await redeem(member, code)).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  test('answers the same call the same, also at the same moment, and refuses another one', async () => {
    const [member, key] = [earn.aMember(), randomUUID()];
    const [{ code }, other] = [await aPromoCode(), await aPromoCode()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(member, code, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(new Set(['200 {"reward":"25.00"}']));
    expect(await redeem(member, other.code, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(2500n);
  });

  test('of a call that failed is not remembered, and another member’s is another one', async () => {
    const [member, other, key] = [earn.aMember(), earn.aMember(), randomUUID()];
    const { id, code } = await aPromoCode({ isActive: false });
    expect((await redeem(member, code, key)).status).toBe(400);
    await earn.operator('PATCH', `${PATH}/${id}`, { isActive: true });
    expect((await redeem(member, code, key)).status).toBe(200);
    expect((await redeem(other, code, key)).status).toBe(200);
  });
});

describe('operators', () => {
  test.each([
    [{ code: 'Lower' }, 400, 'promo_not_upper_case'],
    [{ code: 'A B' }, 400, 'bad_request'],
    [{ code: '' }, 400, 'bad_request'],
    [{ reward: '0' }, 400, 'promo_reward_invalid'],
    [{ reward: '10000.01' }, 400, 'promo_reward_invalid'],
    [{ reward: '1.005' }, 400, 'bad_request'],
    [{ maxUses: 0 }, 400, 'bad_request'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 400, 'promo_expiry_past'],
    [{ expiresAt: '2030-01-01T00:00:00' }, 400, 'bad_request'],
  ])('cannot create %j', async (wrong, status, code) => {
    const promo = { code: `WRONG${++made}`, reward: '1', ...wrong };
    expect(await earn.operator('POST', PATH, promo)).toMatchObject({ status, body: { code } });
  });

  test('cannot create one twice, but again after it was deleted; members may then use the new one', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromoCode();
    await redeem(member, code);
    const again = { code, reward: '5' };
    expect(await earn.operator('POST', PATH, again)).toMatchObject({ status: 409, body: { code: 'promo_code_taken' } });
    expect(await earn.operator('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 200, body: { promoCode: { id, state: 'active' } } });
    expect(await earn.operator('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 404, body: { code: 'promo_not_found' } });
    expect((await earn.operator('POST', PATH, again)).status).toBe(201);
    expect((await redeem(member, code)).body).toEqual({ reward: '5.00' });
  });

  test('see each state, count them, and page by what they sort by', async () => {
    const [mark, past] = [`SORT${++made}`, earn.database.raw('clock_timestamp()')];
    const codes = [
      await aPromoCode({ code: `${mark}-A`, reward: '3', expiresAt: '2099-01-01T00:00:00Z' }),
      await aPromoCode({ code: `${mark}-B`, reward: '1', maxUses: 1 }),
      await aPromoCode({ code: `${mark}-C`, reward: '2', isActive: false }),
      await aPromoCode({ code: `${mark}-D`, reward: '2' }),
    ];
    await earn.database('promo_codes').where({ id: codes[0]?.id }).update({ expires_at: past });
    await redeem(earn.aMember(), `${mark}-B`);
    const list = async (query: string): Promise<Record<string, unknown>> =>
      (await earn.operator('GET', `${PATH}?search=${mark}&${query}`, undefined, { role: 'moderator' })).body;
    const all = await list('sort=code');
    expect(all).toMatchObject({ total: 4, counts: { all: 4, active: 1, ended: 3 }, nextCursor: null });
    expect(all['promoCodes']).toMatchObject([
      { state: 'expired', paidOut: '0.00' },
      { state: 'used_up', paidOut: '1.00' },
      { state: 'inactive' },
      { state: 'active' },
    ]);
    expect(await list('state=active')).toMatchObject({ promoCodes: [{ code: `${mark}-D` }], total: 1, counts: { all: 4 } });
    expect(await list('state=ended')).toMatchObject({ total: 3 });
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`sort=-reward&limit=1${cursor}`);
      seen.push((page['promoCodes'] as { code: string }[])[0]?.code ?? '');
      cursor = page['nextCursor'] === null ? '' : `&cursor=${page['nextCursor'] as string}`;
    } while (cursor !== '');
    expect(seen).toEqual([`${mark}-A`, `${mark}-D`, `${mark}-C`, `${mark}-B`]);
  });

  test.each(['sort=reward_hundredths', 'limit=1000', 'search=%00', 'cursor=x', 'other=1'])('see no list by %s', async (query) => {
    expect((await earn.operator('GET', `${PATH}?${query}`)).status).toBe(400);
  });

  test('get the list as a file, page by page, safe in spreadsheets', async () => {
    const mark = `=FILE${++made}`;
    for (let count = 0; count < 201; count++) await earn.database('promo_codes').insert(aRow(`${mark}-${String(count).padStart(3, '0')}`));
    const { text, headers } = await earn.operator('GET', `${PATH}.csv?search=${mark}&sort=code`, undefined, { role: 'moderator' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="facet-promo-codes.csv"',
    });
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(202);
    expect(lines[0]).toBe('\u{feff}"Code","State","Reward R$","Uses","Max uses","Paid out R$","Expires (UTC)","Created (UTC)","By","Id"');
    expect(lines[201]).toContain(`"'${mark}-200","active","25.00","0","","0.00"`);
  });

  test('see the uses; members and other services see nothing', async () => {
    const { code } = await aPromoCode({ maxUses: 7 });
    await redeem(earn.aMember(), code);
    const { body } = await earn.operator('GET', `${PATH}?search=${code.toLowerCase()}`);
    expect(body['promoCodes']).toMatchObject([{ code, currentUses: 1, maxUses: 7, isActive: true, createdBy: 'a_admin' }]);
    expect((await earn.as(earn.aMember(), 'GET', PATH)).status).toBe(401);
    const counts = (caller: string) =>
      earn.service.internal.inject({
        url: '/internal/promo-codes/counts',
        headers: { authorization: earn.env.keys.serviceAuthorization(caller, 'earn') },
      });
    expect((await counts('admin')).json()).toMatchObject({ all: expect.any(Number), active: expect.any(Number) });
    expect((await counts('social')).statusCode).toBe(403);
  });

  test.each([
    { method: 'POST' as const, url: PATH, payload: { code: 'NEVER', reward: '1' } },
    { method: 'PUT' as const, url: `${PATH}/${randomUUID()}`, payload: { code: 'NEVER', reward: '1', version: 1 } },
    { method: 'PATCH' as const, url: `${PATH}/${randomUUID()}`, payload: { isActive: false } },
    { method: 'DELETE' as const, url: `${PATH}/${randomUUID()}` },
  ])('need the role admin for $method', async ({ method, url, payload }) => {
    const refused = await earn.operator(method, url, payload, { role: 'moderator' });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'role_required', message: 'This needs the role admin. You are moderator.' },
    });
    expect((await earn.service.public.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
  });
});

describe('the audit log', () => {
  const acted = async (id: string) => (await earn.acts()).filter(({ subject }) => subject.id === id);

  test('has who created, switched and deleted a code, with how it was before and after', async () => {
    const { id, code } = await aPromoCode({ maxUses: 500 });
    await earn.operator('PATCH', `${PATH}/${id}`, { isActive: false }, { role: 'owner', headers: { 'x-real-ip': '203.0.113.7' } });
    await earn.operator('DELETE', `${PATH}/${id}`);
    const subject = { type: 'promo_code', id, label: code };
    const [created, switched, deleted] = await acted(id);
    expect(created).toMatchObject({
      action: 'promo_code.create',
      subject,
      input: { code, reward: '25', maxUses: 500 },
      before: null,
      operator: { username: 'a_admin', role: 'admin' },
      end: { outcome: 'succeeded', after: { code, maxUses: 500 }, problem: null },
    });
    expect(switched).toMatchObject({
      action: 'promo_code.switch',
      subject,
      address: '203.0.113.7',
      input: { isActive: false },
      before: { isActive: true, state: 'active' },
      end: { outcome: 'succeeded', after: { isActive: false, state: 'inactive' } },
    });
    expect(deleted).toMatchObject({ action: 'promo_code.delete', subject, before: { isActive: false }, end: { after: null } });
  });

  test('has what was refused, and why', async () => {
    const [id, { code }] = [randomUUID(), await aPromoCode()];
    await earn.operator('POST', PATH, { code, reward: '5' }, { headers: { 'idempotency-key': id } });
    expect(await acted(id)).toMatchObject([
      {
        action: 'promo_code.create',
        input: { code, reward: '5' },
        end: { outcome: 'failed', after: null, problem: 'There is already a promo code like this' },
      },
    ]);
  });

  test('is told together with the code, or there is no code', async () => {
    const id = randomUUID();
    await earn.database.raw('alter table outbox rename to outbox_away');
    const payload = { code: `TOGETHER${++made}`, reward: '5' };
    const answer = await earn.operator('POST', PATH, payload, { headers: { 'idempotency-key': id } });
    await earn.database.raw('alter table outbox_away rename to outbox');
    expect(answer.status).toBe(500);
    expect(await earn.database('promo_codes').where({ id })).toEqual([]);
  });
});

describe('the key of a dialog', () => {
  const create = (key: string, payload: object) => earn.operator('POST', PATH, payload, { headers: { 'idempotency-key': key } });
  const aCode = () => ({ code: `ONCE${++made}`, reward: 5, expiresAt: '2099-01-01T00:00:00Z' });

  test('makes one code, and one entry of the audit log, sent by two tabs at once or again when the answer was lost', async () => {
    const [key, code] = [randomUUID(), aCode()];
    const answers = await Promise.all([create(key, code), create(key.toUpperCase(), code), create(key, code)]);
    expect(answers).toMatchObject(answers.map(() => ({ status: 201, body: { promoCode: { id: key } } })));
    expect(await earn.database('promo_codes').where({ code: code.code })).toHaveLength(1);
    expect((await earn.acts()).filter(({ subject }) => subject.id === key)).toMatchObject([{ end: { outcome: 'succeeded' } }]);
  });

  test('with other values is refused, and says what was promised', async () => {
    const [key, code] = [randomUUID(), aCode()];
    await create(key, code);
    const answer = await create(key, { ...code, reward: '50' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'key_reused', message: expect.stringContaining('R$ 500.00') } });
  });

  test('without one, or with the gateway’s own, each call makes another', async () => {
    const [first, second] = [aCode(), aCode()];
    const key = randomUUID().replaceAll('-', '');
    const answers = [await create(key, first), await create(key, second), await earn.operator('POST', PATH, aCode())];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test('that is none is refused', async () => {
    expect((await create('mine', aCode())).status).toBe(400);
  });
});

function aRow(code: string): object {
  return { id: randomUUID(), code, reward_hundredths: '2500', is_active: true, created_by: 'otto' };
}

async function expiredPromoCode(): Promise<string> {
  const { id, code } = await aPromoCode({ expiresAt: '2099-01-01T00:00:00Z' });
  await earn
    .database('promo_codes')
    .where({ id })
    .update({ expires_at: earn.database.raw('clock_timestamp()') });
  return code;
}

async function usedUpPromoCode(): Promise<string> {
  const { code } = await aPromoCode({ maxUses: 1 });
  await redeem(earn.aMember(), code);
  return code;
}

async function deletedPromoCode(): Promise<string> {
  const { id, code } = await aPromoCode();
  await earn.operator('DELETE', `${PATH}/${id}`);
  return code;
}
