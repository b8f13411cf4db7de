import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

let made = 0;
async function aPromo(given: object = {}): Promise<{ id: string; code: string }> {
  const promo = { by: 'otto', code: `CODE${++made}`, reward: '25', ...given };
  const { status, body } = await earn.admin('POST', '/internal/promo-codes', promo);
  expect(status).toBe(200);
  return body['promoCode'] as { id: string; code: string };
}

const redeem = (member: string, code: string, key?: string) =>
  earn.as(member, 'POST', '/api/promo/redeem', { payload: { code }, ...(key === undefined ? {} : { key }) });

describe('a promo code', () => {
  it('pays its reward, blanks around it or not', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromo({ reward: '12.5' });
    expect(await redeem(member, `  ${code} `)).toMatchObject({ status: 200, body: { reward: '12.50' } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(1250n);
    expect(earn.wallet.calls().at(-1)?.body).toMatchObject({
      transfers: [{ key: `promo:${id}`, account: 'promo', type: 'promo', reason: `Promo code ${code}` }],
    });
  });

  it.each([
    ['empty', 400, 'promo_empty', 'Please enter a promo code.', () => Promise.resolve('   ')],
    ['unknown', 404, 'promo_unknown', 'This promo code does not exist.', () => Promise.resolve('NEVER-MADE')],
    ['in another case', 404, 'promo_unknown', 'This promo code does not exist.', async () => (await aPromo()).code.toLowerCase()],
    ['inactive', 400, 'promo_inactive', 'This promo code is not active.', async () => (await aPromo({ isActive: false })).code],
    ['expired', 400, 'promo_expired', 'This promo code has expired.', expiredPromo],
    ['used up', 409, 'promo_used_up', 'This promo code has been used up.', usedUpPromo],
    ['deleted', 404, 'promo_unknown', 'This promo code does not exist.', deletedPromo],
    ['with a NUL', 404, 'promo_unknown', 'This promo code does not exist.', () => Promise.resolve('A\0B')],
  ])('that is %s is refused with its own words', async (_name, status, code, message, codeOf) => {
    const member = earn.aMember();
    expect(await redeem(member, await codeOf())).toMatchObject({ status, body: { code, message, error: message } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  it('is used once by a member who sends it 20 times at the same moment', async () => {
    const member = earn.aMember();
    const { code } = await aPromo();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(member, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body['message'] as string))).toEqual(new Set(['You have already used this promo code.']));
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(2500n);
  });

  it('with 3 uses pays 3 of 200 members who send it at the same moment', async () => {
    const { id, code } = await aPromo({ maxUses: 3 });
    const members = Array.from({ length: 200 }, () => earn.aMember());
    const answers = await Promise.all(members.map((member) => redeem(member, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body['code'] === 'promo_used_up')).toHaveLength(197);
    await earn.settled();
    expect(members.filter((member) => earn.wallet.balanceOf(member) === 2500n)).toHaveLength(3);
    expect(await earn.database('promo_codes').where({ id }).first('uses')).toEqual({ uses: 3 });
    expect(await earn.database('promo_redemptions').where({ promo_id: id })).toHaveLength(3);
  });

  it('is not used when its promise cannot be written', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromo({ maxUses: 1 });
    await earn.database.raw('alter table outbox rename to outbox_away');
    expect((await redeem(member, code)).status).toBe(500);
    await earn.database.raw('alter table outbox_away rename to outbox');
    expect(await earn.database('promo_codes').where({ id }).first('uses')).toEqual({ uses: 0 });
    expect((await redeem(member, code)).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  it('answers the same call the same, also at the same moment, and refuses another one', async () => {
    const [member, key] = [earn.aMember(), randomUUID()];
    const [{ code }, other] = [await aPromo(), await aPromo()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(member, code, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(new Set(['200 {"reward":"25.00"}']));
    expect(await redeem(member, other.code, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(2500n);
  });

  it('of a call that failed is not remembered, and another member’s is another one', async () => {
    const [member, other, key] = [earn.aMember(), earn.aMember(), randomUUID()];
    const { id, code } = await aPromo({ isActive: false });
    expect((await redeem(member, code, key)).status).toBe(400);
    await earn.admin('PATCH', `/internal/promo-codes/${id}`, { by: 'otto', isActive: true });
    expect((await redeem(member, code, key)).status).toBe(200);
    expect((await redeem(other, code, key)).status).toBe(200);
  });
});

describe('operators', () => {
  it.each([
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
    const promo = { by: 'otto', code: `WRONG${++made}`, reward: '1', ...wrong };
    expect(await earn.admin('POST', '/internal/promo-codes', promo)).toMatchObject({ status, body: { code } });
  });

  it('cannot create one twice, but again after it was deleted; members may then use the new one', async () => {
    const member = earn.aMember();
    const { id, code } = await aPromo();
    await redeem(member, code);
    const again = { by: 'otto', code, reward: '5' };
    expect(await earn.admin('POST', '/internal/promo-codes', again)).toMatchObject({ status: 409, body: { code: 'promo_code_taken' } });
    expect((await earn.admin('DELETE', `/internal/promo-codes/${id}`, { by: 'otto' })).status).toBe(204);
    expect((await earn.admin('DELETE', `/internal/promo-codes/${id}`, { by: 'otto' })).status).toBe(404);
    expect((await earn.admin('POST', '/internal/promo-codes', again)).status).toBe(200);
    expect((await redeem(member, code)).body).toEqual({ reward: '5.00' });
  });

  it('see each state, count them, and page by what they sort by', async () => {
    const [mark, past] = [`SORT${++made}`, earn.database.raw('clock_timestamp()')];
    const codes = [
      await aPromo({ code: `${mark}-A`, reward: '3', expiresAt: '2099-01-01T00:00:00Z' }),
      await aPromo({ code: `${mark}-B`, reward: '1', maxUses: 1 }),
      await aPromo({ code: `${mark}-C`, reward: '2', isActive: false }),
      await aPromo({ code: `${mark}-D`, reward: '2' }),
    ];
    await earn.database('promo_codes').where({ id: codes[0]?.id }).update({ expires_at: past });
    await redeem(earn.aMember(), `${mark}-B`);
    const list = async (query: string): Promise<Record<string, unknown>> =>
      (await earn.admin('GET', `/internal/promo-codes?search=${mark}&${query}`)).body;
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
    for (const query of ['sort=reward_hundredths', 'cursor=x', `sort=uses&cursor=${randomUUID()}`])
      expect((await earn.admin('GET', `/internal/promo-codes?${query}`)).status).toBe(400);
  });

  it('read one, and create it once for one id', async () => {
    const id = randomUUID();
    const { code } = await aPromo({ id });
    expect(await earn.admin('POST', '/internal/promo-codes', { by: 'otto', id, code, reward: '25' })).toMatchObject({
      status: 200,
      body: { promoCode: { id, code } },
    });
    expect(await earn.admin('GET', `/internal/promo-codes/${id}`)).toMatchObject({ body: { promoCode: { id, state: 'active' } } });
    expect((await earn.admin('GET', `/internal/promo-codes/${randomUUID()}`)).status).toBe(404);
  });

  it('see the uses; members and other services see nothing', async () => {
    const { code } = await aPromo({ maxUses: 7 });
    await redeem(earn.aMember(), code);
    const { body } = await earn.admin('GET', `/internal/promo-codes?search=${code.toLowerCase()}`);
    expect(body['promoCodes']).toMatchObject([{ code, currentUses: 1, maxUses: 7, isActive: true, createdBy: 'otto' }]);
    const headers = { authorization: earn.env.keys.serviceAuthorization('social', 'earn') };
    expect((await earn.service.internal.inject({ url: '/internal/promo-codes', headers })).statusCode).toBe(403);
    expect((await earn.as(earn.aMember(), 'GET', '/internal/promo-codes')).status).toBe(404);
  });
});

async function expiredPromo(): Promise<string> {
  const { id, code } = await aPromo({ expiresAt: '2099-01-01T00:00:00Z' });
  await earn
    .database('promo_codes')
    .where({ id })
    .update({ expires_at: earn.database.raw('clock_timestamp()') });
  return code;
}

async function usedUpPromo(): Promise<string> {
  const { code } = await aPromo({ maxUses: 1 });
  await redeem(earn.aMember(), code);
  return code;
}

async function deletedPromo(): Promise<string> {
  const { id, code } = await aPromo();
  await earn.admin('DELETE', `/internal/promo-codes/${id}`, { by: 'otto' });
  return code;
}
