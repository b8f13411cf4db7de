import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOperatorsSite, refusal, type Answers, type OperatorsSite } from '../support/operators-site.ts';

const accounts = [
  { account: 'available', balance: '500.00' },
  { account: 'debt', balance: '-20.00' },
  { account: 'events', balance: '-30.00' },
  { account: 'payouts:held', balance: '60.00' },
  { account: 'payouts:paid', balance: '90.00' },
  { account: 'wall:a', balance: '-580.00' },
  { account: 'wall:b', balance: '-20.00' },
];
const records = {
  members: 12,
  balances: '500.00',
  debts: '20.00',
  held: '60.00',
  heldCount: 2,
  unknown: '10.00',
  unknownCount: 1,
  paid: '80.00',
  paidCount: 3,
  halfWay: '10.00',
};
const wallTotal = (provider: string, credited: string, sent = '0.00') => ({
  source: 'wall',
  provider,
  credited,
  sent,
  sentCount: sent === '0.00' ? 0 : 1,
  oldestSentAt: null,
  pending: '0.00',
});

const wallet: Answers = {
  'GET /internal/stats/accounts': () => ({ accounts, records }),
};
const earn: Answers = {
  'GET /internal/earning-totals': { totals: [wallTotal('a', '580.00'), wallTotal('b', '15.00', '5.00')] },
  'GET /internal/owed': { pending: '8.00', referralRewards: '100.00', referralCount: 1 },
  'GET /internal/provider-stats': {
    providers: ['a', 'b'].map((id) => ({
      id,
      label: `Wall ${id}`,
      accepted: id === 'a' ? 2 : 0,
      duplicate: 0,
      noted: 0,
      refused: 0,
      alerts: 0,
      credited: '100.00',
      pending: '0.00',
      reversed: '1.00',
      median: '50.00',
      lastAcceptedAt: id === 'a' ? '2026-11-20T10:00:00.000Z' : null,
      silentSeconds: id === 'a' ? 10 : null,
    })),
  },
};
const games: Answers = {
  'GET /internal/results': {
    results: [
      { day: '2026-11-20', game: 'crash', rounds: 2, staked: '20.00', paid: '30.00' },
      { day: '2026-11-21', game: 'bombs', rounds: 1, staked: '5.00', paid: '0.00' },
      { day: '2026-11-21', game: 'crash', rounds: 3, staked: '30.00', paid: '5.00' },
    ],
  },
};

let site: OperatorsSite;
beforeAll(async () => void (site = await startOperatorsSite({ wallet, earn, games })));
afterAll(() => site.close());
const read = async (url: string) => {
  const answer = await site.moderator.call('GET', url);
  expect(answer.statusCode).toBe(200);
  return answer.json() as Record<string, unknown>;
};

describe('figures', () => {
  test('by game, of rounds that ended', async () => {
    expect(await read('/api/admin/money/games?window=7d')).toEqual({
      days: 7,
      games: [
        { game: 'bombs', rounds: 1, staked: '5.00', paid: '0.00', result: '5.00' },
        { game: 'crash', rounds: 5, staked: '50.00', paid: '35.00', result: '15.00' },
      ],
    });
  });

  test('by wall, those that ever sent anything', async () => {
    const { walls } = await read('/api/admin/money/walls?window=24h');
    expect(walls).toMatchObject([{ id: 'a', credited: '100.00', reversed: '1.00', median: '50.00' }]);
    expect(site.services['earn']?.calls.at(-1)?.url).toBe('/internal/provider-stats?days=1');
  });
});

describe('every account', () => {
  test('stands beside its owner’s records; what is under way is no difference', async () => {
    const answer = await read('/api/admin/money/accounts');
    expect(
      (answer['accounts'] as Record<string, unknown>[]).map(({ account, records: said, ledger, state }) => [account, said, ledger, state]),
    ).toEqual([
      ['sum', '0.00', '0.00', 'agrees'],
      ['members', '480.00', '480.00', 'agrees'],
      ['payouts:held', '60.00', '60.00', 'agrees'],
      ['payouts:paid', '80.00', '90.00', 'on_its_way'],
      ['wall:a', '-580.00', '-580.00', 'agrees'],
      ['wall:b', '-20.00', '-20.00', 'agrees'],
      ['events', null, '-30.00', 'ledger_only'],
    ]);
    expect(answer['owed']).toMatchObject({
      balances: '500.00',
      pending: '8.00',
      referralRewards: '100.00',
      total: '668.00',
      unknownCount: 1,
    });
    expect(answer['unavailable']).toEqual([]);
  });

  test('that does not agree says so, unless it moved while it was read', async () => {
    const known = earn['GET /internal/earning-totals'] as object;
    earn['GET /internal/earning-totals'] = { totals: [wallTotal('a', '570.00'), wallTotal('b', '10.00', '5.00')] };
    const stateOf = async (wall: string) =>
      ((await read('/api/admin/money/accounts'))['accounts'] as { account: string; state: string }[]).find(
        ({ account }) => account === wall,
      )?.state;
    expect(await stateOf('wall:a')).toBe('differs');
    expect(await stateOf('wall:b')).toBe('on_its_way');
    let reads = 0;
    earn['GET /internal/earning-totals'] = () => ({
      totals: [wallTotal('a', reads++ === 0 ? '570.00' : '580.00'), wallTotal('b', '20.00')],
    });
    expect(await stateOf('wall:a')).toBe('on_its_way');
    earn['GET /internal/earning-totals'] = known;
  });

  test('without earn is what the ledger alone says', async () => {
    await site.services['earn']?.stop();
    const answer = await read('/api/admin/money/accounts');
    await site.services['earn']?.start();
    expect(answer).toMatchObject({ unavailable: ['earn'], owed: { pending: null, referralRewards: null, total: '560.00' } });
    expect((answer['accounts'] as { account: string; state: string }[]).filter(({ account }) => account.startsWith('wall:'))).toMatchObject(
      [{ state: 'ledger_only' }, { state: 'ledger_only' }],
    );
  });
});

describe('who asks', () => {
  test.each(['/api/admin/money/accounts', '/api/admin/money/walls', '/api/admin/money/games'])('%s needs a session', async (url) => {
    expect((await site.visitor.call('GET', url)).statusCode).toBe(401);
  });

  test('for another window, or for accounts while the wallet is away, is told so', async () => {
    expect((await site.moderator.call('GET', '/api/admin/money/games?window=1y')).statusCode).toBe(400);
    const known = wallet['GET /internal/stats/accounts'] as object;
    wallet['GET /internal/stats/accounts'] = refusal(503, 'unavailable', 'closing');
    const answer = await site.moderator.call('GET', '/api/admin/money/accounts');
    expect([answer.statusCode, answer.json().message]).toEqual([503, 'closing']);
    wallet['GET /internal/stats/accounts'] = known;
  });
});
