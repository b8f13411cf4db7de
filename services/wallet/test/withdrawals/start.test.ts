import { uuidv7 } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '3000' })));
afterAll(() => wallet.remove());
afterEach(() => {
  wallet.platform.failures.clear();
  wallet.platform.owned.clear();
  wallet.settings['require_group_membership'] = 'on';
});

const ask = (member: FakeMember, of?: string) => wallet.as(member).get(`/api/withdraw/start${of === undefined ? '' : `?of=${of}`}`);
const start = async (member: FakeMember, of?: string) => (await ask(member, of)).json();
const again = async (member: FakeMember, of?: string) => (await start(member, of)).again;
const checksOf = async (member: FakeMember): Promise<Record<string, string>> => {
  const { checks } = (await start(member)) as { checks: { check: string; state: string }[] };
  return Object.fromEntries(checks.map(({ check, state }) => [check, state]));
};
const paid = async (member: FakeMember, price: number) => {
  const { id, passId } = await wallet.held(price, member);
  await wallet.payByHand(id, passId, price);
  return { id, passId };
};

describe('what is there', () => {
  test('balance, debt, minimum, experiences and five checks; nothing to repeat before the first payout', async () => {
    const member = await wallet.member(12_345);
    const user = Number(member.platformUserId);
    expect(await start(member)).toEqual({
      balance: '123.45',
      debt: '0.00',
      minimum: '100.00',
      experiences: [1, 2].map((n) => ({ experienceId: String(user * 10 + n), placeId: String(user * 100 + n), name: `World ${n}` })),
      checks: ['account', 'group', 'balance', 'debt', 'payouts'].map((check) => ({ check, state: 'passed' })),
      again: null,
    });
  });

  test('it reserves nothing and is nobody else’s', async () => {
    const [member, other] = [await wallet.member(50_000), await wallet.member(50_000)];
    const { id } = await paid(member, 250);
    await start(member);
    expect((await start(member)).balance).toBe('250.00');
    expect((await again(other)) === null).toBe(true);
    expect((await ask(other, id)).json().code).toBe('withdrawal_not_found');
  });

  test('a suspended member is told so', async () => {
    const member = await wallet.member(50_000);
    member.disabled = true;
    expect([(await ask(member)).statusCode, (await ask(member)).json().code]).toEqual([403, 'account_disabled']);
  });
});

describe('the checks', () => {
  test('an account without an experience, a balance below the minimum, a member outside the group', async () => {
    const member = await wallet.member(9_999);
    wallet.platform.members.delete(Number(member.platformUserId));
    expect(await checksOf(member)).toEqual({ account: 'passed', group: 'failed', balance: 'failed', debt: 'passed', payouts: 'passed' });
    wallet.settings['require_group_membership'] = 'off';
    const replica = await wallet.replica();
    const cookie = wallet.env.keys.memberCookie(member.id);
    const answer = await replica.public.inject({ method: 'GET', url: '/api/withdraw/start', headers: { cookie } });
    expect(answer.json().checks).toContainEqual({ check: 'group', state: 'passed' });
    await wallet.end(replica);
    member.platformUserId = '1000';
    expect((await checksOf(member))['account']).toBe('failed');
  });

  test('a debt', async () => {
    const member = await wallet.member();
    const transfer = { memberId: member.id, key: uuidv7(), account: 'wall:a', type: 'wall_credit', reason: 'A survey' };
    await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [{ ...transfer, direction: 'credit', amount: '300.00' }] });
    await wallet.held(250, member);
    await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: transfer.key });
    expect(await start(member)).toMatchObject({ debt: '250.00', balance: '0.00' });
    expect((await checksOf(member))['debt']).toBe('failed');
  });

  test('payouts that are stopped only make it wait; no account to buy with takes none', async () => {
    const member = await wallet.member(50_000);
    const { database } = wallet.service.kit;
    const [stop] = await database('payout_stops')
      .insert({ source: 'audit', since: database.fn.now(), checks: ['sum-is-zero'], faults: 1 })
      .returning('*');
    expect((await checksOf(member))['payouts']).toBe('waits');
    await database('payout_stops').where({ id: stop.id }).delete();
    const replica = await wallet.replica({ BOT_COOKIE: 'signed-out' });
    const cookie = wallet.env.keys.memberCookie(member.id);
    const answer = await replica.public.inject({ method: 'GET', url: '/api/withdraw/start', headers: { cookie } });
    expect(answer.json().checks).toContainEqual({ check: 'payouts', state: 'failed' });
    await wallet.end(replica);
  });

  test('what the platform does not say is unknown, and the rest is told', async () => {
    const member = await wallet.member(50_000);
    await paid(member, 250);
    for (const path of ['/games', '/groups', '/details']) wallet.platform.failures.set(path, { status: 500 });
    expect(await start(member)).toMatchObject({
      balance: '250.00',
      experiences: null,
      again: { of: { amount: '250.00' }, gamepass: null, obstacle: 'unknown' },
    });
    expect(await checksOf(member)).toMatchObject({ account: 'unknown', group: 'unknown', balance: 'passed' });
  });
});

describe('again', () => {
  test('is another gamepass of the same experience at the same price: the one that was bought is never offered', async () => {
    const member = await wallet.member(100_000);
    const { id, passId } = await paid(member, 250);
    expect(await again(member)).toMatchObject({ of: { id, gamepassId: String(passId) }, gamepass: null, obstacle: 'no_unused_gamepass' });
    const universe = Number(member.platformUserId) * 10 + 2;
    const elsewhere = wallet.pass(member, 250);
    Object.assign(wallet.platform.passes.at(-1) ?? {}, { universe });
    wallet.pass(member, 251);
    expect((await again(member)).obstacle).toBe('no_unused_gamepass');
    const next = wallet.pass(member, 250);
    expect(await again(member)).toMatchObject({
      experienceId: String(Number(member.platformUserId) * 10 + 1),
      gamepass: { id: String(next.id), price: '250.00', unavailable: null },
      obstacle: null,
    });
    expect(next.id).not.toBe(elsewhere.id);
  });

  test('offers what can be asked for: none of an open withdrawal, none that the account which buys owns already', async () => {
    const member = await wallet.member(100_000);
    await paid(member, 250);
    const owned = wallet.pass(member, 250);
    wallet.platform.owned.add(owned.id);
    expect((await again(member)).obstacle).toBe('no_unused_gamepass');
    await wallet.held(250, member);
    expect((await again(member)).obstacle).toBe('no_unused_gamepass');
    const free = wallet.pass(member, 250);
    const { gamepass } = await again(member);
    expect(gamepass.id).toBe(String(free.id));
    const body = { amount: gamepass.price, gamepassLink: `https://www.roblox.com/game-pass/${gamepass.id}` };
    expect((await wallet.as(member).post('/api/withdraw', body)).statusCode).toBe(200);
  });

  test('two tabs that are offered the same gamepass reserve it once', async () => {
    const member = await wallet.member(200_000);
    await paid(member, 250);
    wallet.pass(member, 250);
    const [one, two] = await Promise.all([again(member), again(member)]);
    expect(one.gamepass).toEqual(two.gamepass);
    const body = { amount: one.gamepass.price, gamepassLink: `https://www.roblox.com/game-pass/${one.gamepass.id}` };
    const answers = await Promise.all(
      [1, 2].map(() => wallet.as(member).post('/api/withdraw', body, { 'idempotency-key': `tab-${uuidv7()}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await start(member)).balance).toBe('1500.00');
  });

  test('is of the last that was paid, or of the one that is asked for', async () => {
    const member = await wallet.member(200_000);
    const first = await paid(member, 250);
    const last = await paid(member, 300);
    expect((await again(member)).of.id).toBe(last.id);
    expect((await again(member, first.id)).of.id).toBe(first.id);
  });

  test('of a refused one is its own gamepass, at the price that it has now', async () => {
    const member = await wallet.member(100_000);
    const { id, passId } = await wallet.held(250, member);
    await wallet.process(id, { status: 'failed', rejectionReason: 'Its price changed.' });
    const listed = wallet.platform.passes.find((pass) => pass.id === passId);
    if (listed) listed.price = 260;
    expect(await again(member, id)).toMatchObject({ gamepass: { id: String(passId), price: '260.00' }, obstacle: null });
  });

  test.each(['an open one', 'nonsense', 'none'])('knows no %s to repeat', async (which) => {
    const member = await wallet.member(100_000);
    const of = which === 'an open one' ? (await wallet.held(250, member)).id : which === 'none' ? uuidv7() : 'nonsense';
    const answer = await ask(member, of);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'withdrawal_not_found']);
  });

  test('says that the experience is gone', async () => {
    const member = await wallet.member(100_000);
    const { passId } = await paid(member, 250);
    const listed = wallet.platform.passes.find((pass) => pass.id === passId);
    if (listed) listed.universe = 999_991;
    expect(await again(member)).toMatchObject({ experienceId: null, gamepass: null, obstacle: 'experience_gone' });
  });
});
