import { randomUUID } from 'node:crypto';
import { createTestKeys, type TestKeys } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MessageRefused } from '@facet/service-kit';
import { requireBooked, walletCommands, WalletClient } from '../src/index.ts';
import { startFakeWallet, type FakeWallet } from '../src/testing/index.ts';
import { walletAt } from '../src/testing/wallet-at.ts';

let keys: TestKeys;
let wallet: FakeWallet;
let client: WalletClient;
beforeAll(async () => {
  keys = createTestKeys('games');
  wallet = await startFakeWallet();
  client = new WalletClient(walletAt(wallet.service.url, keys.serviceAuthorization('games', 'wallet')));
});
afterEach(() => wallet.fail('no'));
afterAll(async () => {
  await wallet.service.stop();
  keys.remove();
});

const stake = () => {
  const memberId = randomUUID();
  wallet.give(memberId, 1_000);
  return { memberId, key: randomUUID(), amountHundredths: 400n, type: 'bet', account: 'house', reason: 'Crash' } as const;
};

describe('a wallet that does not say what it did', () => {
  test.each([
    ['fails before it', 'before', 1_000n],
    ['breaks the line after it', 'after', 600n],
  ] as const)('and %s is unknown, never thrown; the same key asks again', async (_what, mode, balance) => {
    const one = stake();
    wallet.fail(mode);
    expect(await client.debit(one)).toEqual({ status: 'unknown', why: expect.any(String) as string });
    expect(await client.void({ ...one, key: 'another' })).toMatchObject({ status: 'unknown' });
    expect(await client.wasBooked(one)).toBe('unknown');
    expect(wallet.balanceOf(one.memberId)).toBe(balance);
    wallet.fail('no');
    expect(await client.debit(one)).toMatchObject({ status: balance === 1_000n ? 'ok' : 'duplicate' });
    expect(wallet.balanceOf(one.memberId)).toBe(600n);
  });

  test.each([
    ['nothing', undefined],
    ['a page', '<html>'],
    ['a status that does not exist', { results: [{ status: 'maybe' }] }],
    ['more results than transfers', { results: [{ status: 'ok' }, { status: 'ok' }] }],
  ])('since it answers %s is unknown', async (_what, body) => {
    const odd = new WalletClient({ client: () => ({ POST: async () => ({ data: body, response: new Response() }) }) as never });
    expect(await odd.debit(stake())).toMatchObject({ status: 'unknown' });
  });

  test.each([401, 408, 425, 429, 500, 502, 503])('since it answers %i is unknown', async (status) => {
    const odd = new WalletClient({
      client: () => ({ POST: async () => ({ error: {}, response: new Response(null, { status }) }) }) as never,
    });
    expect(await odd.debit(stake())).toMatchObject({ status: 'unknown' });
  });
});

describe('a message to the wallet', () => {
  const settlement = {
    memberId: randomUUID(),
    key: 'lost:1',
    amountHundredths: 5n,
    type: 'bet_lost',
    settles: 'bet:1',
    account: 'house',
    reason: 'Crash',
  } as const;
  const answered = (status: string) => () =>
    requireBooked({ destination: 'wallet', path: '/internal/transfers' }, { results: [{ status }] });

  test('names its key as subject, so that what is said of one key keeps its order', () => {
    const { memberId, key } = settlement;
    expect(walletCommands.settle(settlement)).toMatchObject({ to: 'wallet', subject: `${memberId} ${key}` });
    expect(walletCommands.reverse({ memberId, key })).toMatchObject({ subject: `${memberId} ${key}`, body: { memberId, key } });
  });

  test.each(['ok', 'duplicate'])('is done when the wallet says %s', (status) => expect(answered(status)).not.toThrow());

  test.each(['cancelled', 'insufficient', 'requirement', 'key_reused', 'invalid', 'maybe'])(
    'is for operators when the wallet says %s',
    (status) => expect(answered(status)).toThrow(MessageRefused),
  );

  test('to somebody else is not looked at', () =>
    expect(() => requireBooked({ destination: 'social', path: '/internal/events' }, null)).not.toThrow());
});
