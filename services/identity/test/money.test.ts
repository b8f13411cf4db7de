import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
afterEach(() => site.wallet.works());

const memberWith = async (name: string, money?: { balance: string; totalEarned: string }) => {
  site.platform.add({ name });
  const browser = site.browser();
  const { id } = (await browser.signIn(name)).json() as { id: string };
  if (money) site.wallet.money.set(id, money);
  return { browser, id };
};

describe('a member’s money', () => {
  test('is what the wallet says, asked for with a service token', async () => {
    const { browser, id } = await memberWith('Rich', { balance: '1234.56', totalEarned: '9999999999.99' });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ balance: '1234.56', totalEarned: '9999999999.99', stale: false });
    const call = site.wallet.calls.find(({ url }) => url === `/internal/balances/${id}`);
    expect(call?.headers['authorization']).toMatch(/^Bearer eyJ/);
  });

  test.each<[string, Parameters<Site['wallet']['answer']>[0]]>([
    ['does not answer', () => 'hang'],
    ['cuts the line', () => 'cut'],
    ['fails', () => ({ status: 500 })],
    ['refuses', () => ({ status: 403, body: {} })],
    ['answers something else', () => ({ status: 200, body: { balance: 5 } })],
    ['answers half', () => ({ status: 200, body: { balance: '1e9', totalEarned: '1.00' } })],
  ])('is the last known one, marked stale, while the wallet %s; nobody is logged out', async (name, respond) => {
    const { browser } = await memberWith(`Stale_${name.length}_${name.slice(-4)}`, { balance: '7.50', totalEarned: '20.00' });
    await browser.get('/api/auth/user');
    site.wallet.answer(respond);
    const answer = await browser.get('/api/auth/user');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { balance: '7.50', totalEarned: '20.00', stale: true }]);
    expect((await browser.get('/api/user/profile')).json().user).toMatchObject({ balance: '7.50', stale: true });
    site.wallet.works();
    await until('the wallet is asked again', async () => (await browser.get('/api/auth/user')).json().stale === false);
  });

  test('is asked for in few calls when many members are there at once, and each is told their own', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Crowd_${index}`);
    const members: Awaited<ReturnType<typeof memberWith>>[] = [];
    for (const name of names) members.push(await memberWith(name, { balance: `${name.slice(6)}.25`, totalEarned: '30.00' }));
    const ask = () => Promise.all(members.map(async ({ browser }) => (await browser.get('/api/auth/user')).json()));
    let calls = 0;
    let told: Awaited<ReturnType<typeof ask>> = [];
    // On a busy machine an answer may come after its 300 ms.
    await until('the wallet answers in time', async () => {
      const before = site.wallet.calls.length;
      told = await ask();
      calls = site.wallet.calls.length - before;
      return told.every(({ stale }) => !stale);
    });
    expect(told.map(({ username, balance }) => [username, balance])).toEqual(names.map((name) => [name, `${name.slice(6)}.25`]));
    expect(calls).toBeLessThan(names.length);
    const halfOf = (memberId?: string) => ({ balances: [{ memberId, balance: '1.00', totalEarned: '1.00' }] });
    site.wallet.answer(({ body }) => ({ status: 200, body: halfOf((body as { memberIds: string[] } | undefined)?.memberIds[0]) }));
    expect((await ask()).map(({ balance, stale }) => [balance, stale])).toEqual(names.map((name) => [`${name.slice(6)}.25`, true]));
  });

  test('is zero and stale when the wallet never spoke; signing up works all the same', async () => {
    site.wallet.answer(() => 'cut');
    site.platform.add({ name: 'NeverHeard' });
    const answer = await site.browser().signIn('NeverHeard');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { balance: '0.00', totalEarned: '0.00', stale: true }]);
  });
});

describe('the welcome bonus', () => {
  const transfers = () => site.wallet.calls.filter(({ url }) => url === '/internal/transfers').map(({ body }) => body);

  test('is asked of the wallet with the registration, once', async () => {
    await site.set('welcome_bonus', '12.5');
    const { id } = await memberWith('Welcomed');
    await site.browser().signIn('Welcomed');
    await site.set('welcome_bonus', '0');
    await until('the transfer has arrived', () => transfers().length > 0);
    await until('the outbox is empty', async () => (await site.service.kit.database('outbox').select('id')).length === 0);
    expect(transfers()).toEqual([
      {
        transfers: [
          {
            key: `welcome:${id}`,
            memberId: id,
            direction: 'credit',
            account: 'house',
            amount: '12.50',
            type: 'welcome_bonus',
            reason: 'Welcome bonus',
          },
        ],
      },
    ]);
  });

  test('is not asked for when the setting is 0', async () => {
    const before = transfers().length;
    await memberWith('Unwelcomed');
    await until('the outbox is empty', async () => (await site.service.kit.database('outbox').select('id')).length === 0);
    expect(transfers()).toHaveLength(before);
  });

  test('waits in the outbox until the wallet has booked it', async () => {
    await site.set('welcome_bonus', '5');
    site.wallet.refusesTransfers = true;
    const before = transfers().length;
    const { id } = await memberWith('Waiting_Bonus');
    await site.set('welcome_bonus', '0');
    await until('the wallet has refused it twice', () => transfers().length >= before + 2);
    expect(await site.service.kit.database('outbox').select('path', 'refusals')).toEqual([
      { path: '/internal/transfers', refusals: expect.any(Number) as number },
    ]);
    site.wallet.refusesTransfers = false;
    await until('the outbox is empty', async () => (await site.service.kit.database('outbox').select('id')).length === 0);
    expect(transfers().at(-1)).toMatchObject({ transfers: [{ key: `welcome:${id}` }] });
  });
});

describe('the community’s figures', () => {
  test('are counted, kept a minute, and survive an absent wallet', async () => {
    const first = await startSite();
    first.wallet.totalEarned = '4321.00';
    const ask = async (service = first.service) => (await service.public.inject({ url: '/api/public/stats' })).json();
    expect(await ask()).toEqual({ members: 0, robuxDistributed: '4321.00', activeUsers: 0 });
    for (const name of ['Counted_1', 'Counted_2']) {
      first.platform.add({ name });
      await first.browser().signIn(name);
    }
    await first.browser().signIn('Counted_1');
    await first.service.kit.database.raw(
      `update sessions set last_seen_at = now() - interval '25 hours' where member_id = (select id from members where username = 'Counted_2')`,
    );
    expect(await ask()).toEqual({ members: 0, robuxDistributed: '4321.00', activeUsers: 0 });

    first.wallet.paidOut = '1450.00';
    const fresh = first.build();
    await fresh.ready();
    expect(await ask(fresh)).toEqual({ members: 2, robuxDistributed: '4321.00', robuxPaidOut: '1450.00', activeUsers: 1 });
    await fresh.close();

    const [{ id }] = await first.service.kit.database('members').select('id');
    await first.service.kit.database('known_balances').where({ member_id: id }).update({ total_earned_hundredths: '150' });
    first.wallet.answer(() => 'cut');
    const alone = first.build();
    await alone.ready();
    expect(await ask(alone)).toEqual({ members: 2, robuxDistributed: '1.50', activeUsers: 1 });
    await alone.close();
    await first.close();
  });
});
