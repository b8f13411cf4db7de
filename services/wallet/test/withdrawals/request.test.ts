import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '3000' })));
afterAll(() => wallet.remove());
afterEach(() => {
  wallet.platform.failures.clear();
});

const withdraw = (member: FakeMember, amount: unknown, gamepassLink: string, key?: string) =>
  wallet.as(member).post('/api/withdraw', { amount, gamepassLink }, key === undefined ? {} : { 'idempotency-key': key });
const history = async (member: FakeMember) => (await wallet.as(member).get('/api/withdraw/history')).json().withdrawals;
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();

test('reserves the price of an own gamepass', async () => {
  const member = await wallet.member(30_000);
  const pass = wallet.pass(member, 250);
  const answer = await withdraw(member, 250, pass.link);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Withdrawal Requested',
    withdrawal: { amount: '250.00', status: 'pending', payoutState: 'held', detail: 'pending', platformSharePercent: 30 },
  });
  expect(await balance(member)).toMatchObject({ balance: '50.00', held: '250.00', totalEarned: '300.00' });
  expect(await history(member)).toEqual([
    {
      ...answer.json().withdrawal,
      userId: member.id,
      type: 'normal',
      gamepassName: `Pass ${pass.id}`,
      experienceName: 'World 1',
      gamepassLink: pass.link,
      reason: null,
      processedAt: null,
    },
  ]);
  const { transactions } = (await wallet.as(member).get('/api/user/transactions')).json();
  expect(transactions[0]).toMatchObject({
    type: 'withdrawal',
    category: 'withdrawal',
    amount: '-250.00',
    balanceAfter: '50.00',
    description: `Gamepass "Pass ${pass.id}"`,
  });
});

test('answers under the name that the history has, when asked for and when cancelled', async () => {
  const member = await wallet.member(10_000);
  await wallet.service.kit.database('members').insert({ member_id: member.id, username: member.username });
  const { withdrawal } = (await withdraw(member, 100, wallet.pass(member, 100).link)).json();
  const cancelled = (await wallet.as(member).post(`/api/withdraw/${withdrawal.id}/cancel`, {})).json();
  const [listed] = await history(member);
  expect([withdrawal.username, cancelled.withdrawal.username, listed.username]).toEqual(Array(3).fill(member.username));
});

describe('is refused', () => {
  const expectRefusal = async (
    answer: Awaited<ReturnType<typeof withdraw>>,
    member: FakeMember,
    status: number,
    code: string,
    message?: string,
  ) => {
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (message !== undefined) expect(answer.json()).toMatchObject({ message, error: message });
    expect(await history(member)).toEqual([]);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
  };

  test.each([
    'https://evil.example/game-pass/1',
    'http://www.roblox.com/game-pass/1',
    'https://www.roblox.com.evil.example/game-pass/1',
    'https://www.roblox.com/game-pass/1?x=1',
    'https://www.roblox.com/game-pass/01',
    'https://www.roblox.com/game-pass/99999999999999999999',
    'https://user@www.roblox.com/game-pass/1',
    'https://www.roblox.com/catalog/1',
    'https://www.roblox.com/game-pass/1\n',
    '',
  ])('with the link %j', async (link) => {
    const member = await wallet.member(50_000);
    await expectRefusal(await withdraw(member, 100, link), member, 400, 'link_invalid');
  });

  test.each([0, -100, '1e3', '100.001', '', 'NaN', null, true, [100]])('with the amount %j', async (amount) => {
    const member = await wallet.member(50_000);
    const answer = await withdraw(member, amount, wallet.pass(member, 100).link);
    expect(answer.statusCode).toBe(400);
    expect(await history(member)).toEqual([]);
  });

  test('below the minimum that identity names', async () => {
    const member = await wallet.member(50_000);
    await expectRefusal(
      await withdraw(member, 99, wallet.pass(member, 99).link),
      member,
      400,
      'amount_too_low',
      'Minimum withdrawal amount is 100 Robux.',
    );
  });

  test('above the balance', async () => {
    const member = await wallet.member(24_999);
    const answer = await withdraw(member, 250, wallet.pass(member, 250).link);
    await expectRefusal(answer, member, 400, 'insufficient_balance', 'Insufficient Balance: You need 250 Robux but only have 249 Robux.');
  });

  test('with another amount than the price', async () => {
    const member = await wallet.member(50_000);
    await expectRefusal(await withdraw(member, 101, wallet.pass(member, 100).link), member, 400, 'amount_is_not_the_price');
  });

  test('for a gamepass that is not for sale', async () => {
    const member = await wallet.member(50_000);
    const pass = wallet.pass(member, 100);
    const listed = wallet.platform.passes.find(({ id }) => id === pass.id);
    if (listed) listed.price = null;
    await expectRefusal(await withdraw(member, 100, pass.link), member, 400, 'gamepass_not_for_sale');
  });

  test('for one that does not exist', async () => {
    const member = await wallet.member(50_000);
    await expectRefusal(await withdraw(member, 100, 'https://www.roblox.com/game-pass/424242'), member, 400, 'gamepass_not_found');
  });

  test('for one of another account, or of a group', async () => {
    const [member, other] = [await wallet.member(50_000), await wallet.member()];
    await expectRefusal(await withdraw(member, 100, wallet.pass(other, 100).link), member, 403, 'gamepass_not_yours');
    const ofGroup = wallet.pass(member, 100);
    Object.assign(wallet.platform.passes.at(-1) ?? {}, { sellerType: 'Group' });
    await expectRefusal(await withdraw(member, 100, ofGroup.link), member, 403, 'gamepass_not_yours');
  });

  test('for one that the bot owns', async () => {
    const member = await wallet.member(50_000);
    const pass = wallet.pass(member, 100);
    wallet.platform.owned.add(pass.id);
    await expectRefusal(await withdraw(member, 100, pass.link), member, 409, 'gamepass_already_bought');
  });

  test('outside the group, where the setting asks for it', async () => {
    const member = await wallet.member(50_000);
    wallet.platform.members.delete(Number(member.platformUserId));
    await expectRefusal(await withdraw(member, 100, wallet.pass(member, 100).link), member, 403, 'group_membership_required');
  });

  test('to a suspended member', async () => {
    const member = await wallet.member(50_000);
    member.disabled = true;
    await expectRefusal(await withdraw(member, 100, wallet.pass(member, 100).link), member, 403, 'account_disabled');
  });

  test('while there is a debt, which is said', async () => {
    const member = await wallet.member();
    const earned = {
      key: 'k',
      memberId: member.id,
      direction: 'credit',
      account: 'wall:a',
      amount: '500',
      type: 'wall_credit',
      reason: 'x',
    };
    await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [earned] });
    await wallet.internal('games', 'POST', '/internal/transfers', {
      transfers: [{ ...earned, direction: 'debit', type: 'bet', account: 'house', amount: '300' }],
    });
    await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: 'k' });
    const answer = await withdraw(member, 100, wallet.pass(member, 100).link);
    await expectRefusal(
      answer,
      member,
      400,
      'in_debt',
      'Withdrawals are paused until your debt of R$ 300.00 from reversed earnings is paid off.',
    );
  });

  test('to a visitor, with an unknown field, with a bad key', async () => {
    const member = await wallet.member(50_000);
    const { link } = wallet.pass(member, 100);
    const bare = await wallet.service.public.inject({ method: 'POST', url: '/api/withdraw', payload: { amount: 100, gamepassLink: link } });
    expect(bare.statusCode).toBe(401);
    expect((await wallet.as(member).post('/api/withdraw', { amount: 100, gamepassLink: link, userId: 'x' })).statusCode).toBe(400);
    expect((await withdraw(member, 100, link, 'k'.repeat(101))).statusCode).toBe(400);
  });
});

test('a gamepass of an open withdrawal is not taken again, even by 20 at once; a cancelled one is free', async () => {
  const member = await wallet.member(500_000);
  const { link } = wallet.pass(member, 100);
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(member, 100, link)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code)).toEqual(
    Array.from({ length: 19 }, () => 'gamepass_in_use'),
  );
  expect(await balance(member)).toMatchObject({ held: '100.00' });
  const [{ id }] = await history(member);
  await wallet.as(member).post(`/api/withdraw/${id}/cancel`);
  expect((await withdraw(member, 100, link)).statusCode).toBe(200);
});

test('of 20 at once for one balance only as many as it covers', async () => {
  const member = await wallet.member(35_000);
  const links = Array.from({ length: 20 }, () => wallet.pass(member, 100).link);
  const answers = await Promise.all(links.map((link) => withdraw(member, 100, link)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(17);
  expect(await balance(member)).toMatchObject({ balance: '50.00', held: '300.00' });
  expect(await history(member)).toHaveLength(3);
});

describe('when the game platform fails', () => {
  const failures: [string, Parameters<TestWallet['platform']['failures']['set']>[1], number, string, string?][] = [
    ['with an error', { status: 500 }, 502, 'platform_failing'],
    ['with nonsense', { status: 200, body: '<html>' }, 502, 'platform_failing'],
    ['with another shape', { status: 200, body: '{}', headers: { 'content-type': 'application/json' } }, 502, 'platform_failing'],
    ['with a redirect', { status: 302, headers: { location: 'https://evil.example' } }, 502, 'platform_failing'],
    ['being busy', { status: 429, headers: { 'retry-after': '7' } }, 503, 'platform_busy', '7'],
    ['cutting the line', 'cut', 503, 'platform_down', '5'],
  ];
  test.each(failures)('%s, nothing is held and the page says why', async (_name, failure, status, code, retryAfter) => {
    const member = await wallet.member(50_000);
    const { link } = wallet.pass(member, 100);
    wallet.platform.failures.set('/', failure);
    const caller = wallet.as(member);
    const answers = [
      await caller.post('/api/withdraw', { amount: 100, gamepassLink: link }),
      await caller.post('/api/validate-roblox-user', { username: member.username }),
      await caller.post('/api/fetch-gamepasses', { placeId: '101' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(answers.map(() => [status, code]));
    expect(answers.slice(1).map((answer) => answer.json().message)).toEqual([
      'Failed to validate Roblox user',
      'Failed to fetch gamepasses',
    ]);
    expect(answers[0]?.headers['retry-after']).toBe(retryAfter);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
    expect(await history(member)).toEqual([]);
  });

  test('by hanging, it is 504 once the deadline is over', async () => {
    const member = await wallet.member();
    wallet.platform.failures.set('/games', 'hang');
    const answer = await wallet.as(member).post('/api/validate-roblox-user', { username: member.username });
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      504,
      'platform_slow',
      'Failed to validate Roblox user',
    ]);
  });

  test('only at naming the experience, the withdrawal goes on without it', async () => {
    const member = await wallet.member(50_000);
    const { link } = wallet.pass(member, 100);
    wallet.platform.failures.set('/details', { status: 500 });
    expect((await withdraw(member, 100, link)).json().withdrawal).toMatchObject({ experienceName: null });
  });
});

describe('what cannot be known is not guessed', () => {
  test('no settings ever heard: 503', async () => {
    const deaf = await startWallet();
    try {
      deaf.identity.answer(({ url }) => (url === '/internal/settings' ? { status: 500 } : { status: 404 }));
      const member = await deaf.member();
      const answer = await deaf.as(member).post('/api/withdraw', { amount: 100, gamepassLink: deaf.pass(member, 100).link });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    } finally {
      await deaf.remove();
    }
  });

  test('a bot whose cookie no longer works: 503', async () => {
    const botless = await startWallet({ BOT_COOKIE: 'expired' });
    try {
      const member = await botless.member(50_000);
      const answer = await botless.as(member).post('/api/withdraw', { amount: 100, gamepassLink: botless.pass(member, 100).link });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'payouts_unavailable']);
    } finally {
      await botless.remove();
    }
  });
});
