import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOperatorsSite, refusal, type Answers, type OperatorsSite } from '../support/operators-site.ts';

const HOUR_MS = 3_600_000;
const hourStart = (agoHours: number) => new Date(Math.floor(Date.now() / HOUR_MS - agoHours) * HOUR_MS).toISOString();

const total = (start: string, type: string, debitAccount: string, creditAccount: string, amount: string, undo = false) => ({
  start,
  type,
  debitAccount,
  creditAccount,
  undo,
  amount,
  movements: 2,
});

/** What the fake wallet says moved: in the hour before the present one, and long before. */
function movements(url: string) {
  const query = new URL(url, 'http://wallet').searchParams;
  const [fromMs, toMs] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
  // in the last but one bucket of whatever is asked for, so that it does not matter when the test runs
  const bucketMs = query.get('by') === 'hour' ? HOUR_MS : 24 * HOUR_MS;
  const at = new Date(toMs - 2 * bucketMs).toISOString();
  const isBefore = toMs < Date.now();
  const totals = isBefore
    ? [total(at, 'wall_credit', 'wall:a', 'available', '50.00')]
    : [
        total(at, 'wall_credit', 'wall:a', 'available', '100.00'),
        total(at, 'wall_credit', 'wall:a', 'debt', '5.00'),
        total(at, 'wall_credit', 'available', 'wall:a', '10.00', true),
        total(at, 'wall_credit', 'wall:cpx', 'available', '20.00'),
        total(at, 'social_task', 'house', 'available', '3.00'),
        total(at, 'promo', 'promo', 'available', '4.00'),
        total(at, 'daily_bonus', 'house', 'available', '1.00'),
        total(at, 'referral_bonus', 'referral', 'available', '2.00'),
        total(at, 'event_prize', 'events', 'available', '9.00'),
        total(at, 'event_fee', 'available', 'events', '2.00'),
        total(at, 'adjustment', 'available', 'adjustments', '1.50'),
        total(at, 'bet', 'available', 'house', '40.00'),
        total(at, 'bet', 'house', 'available', '10.00', true),
        total(at, 'bet_lost', 'house', 'house:lost', '20.00'),
        total(at, 'game_win', 'house', 'available', '12.00'),
        total(at, 'withdrawal', 'available', 'payouts:held', '30.00'),
        total(at, 'payout', 'payouts:held', 'payouts:paid', '25.00'),
      ];
  expect(fromMs % HOUR_MS).toBe(0);
  return {
    totals,
    opening: isBefore
      ? []
      : [
          { account: 'available', balance: '1000.00' },
          { account: 'debt', balance: '-7.00' },
          { account: 'payouts:held', balance: '40.00' },
        ],
  };
}

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
  'GET /internal/stats/movements': ({ url }) => movements(url),
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
      lastAcceptedAt: id === 'a' ? hourStart(3) : null,
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

/** Of what the fake wallet says. */
const flow = {
  walls: ['95.00', '20.00'],
  fromWalls: '115.00',
  tasks: '3.00',
  promos: '4.00',
  rewards: '1.00',
  referrals: '2.00',
  events: '7.00',
  adjustments: '-1.50',
  welcome: '0.00',
  earned: '130.50',
  paidOut: '25.00',
  net: '90.00',
  staked: '30.00',
  won: '12.00',
  houseResult: '18.00',
};

describe('money in and out', () => {
  it.each([
    ['24h', 24, 'hour'],
    ['7d', 7, 'day'],
    ['30d', 30, 'day'],
  ])('of %s: by wall and source, paid, games, what is owed at the end of each bucket', async (window, count, by) => {
    const money = await read(`/api/admin/money?window=${window}`);
    const buckets = money['buckets'] as Record<string, unknown>[];
    expect(money).toMatchObject({ window, by, walls: ['a', 'cpx'], sum: flow });
    expect(money['before']).toMatchObject({ fromWalls: '50.00', paidOut: '0.00' });
    expect(buckets).toHaveLength(count);
    expect(buckets.at(-2)).toMatchObject(flow);
    expect(buckets.at(-3)).toMatchObject({ earned: '0.00', owed: { balances: '1000.00', debts: '7.00', held: '40.00' } });
    const after = { balances: '1077.50', debts: '2.00', held: '45.00' };
    expect(buckets.at(-2)).toMatchObject({ owed: after });
    expect(buckets.at(-1)).toMatchObject({ earned: '0.00', owed: after });
  });

  it.each([
    [
      'flows',
      '"Day (UTC)","Wall a R$","Wall cpx R$","In from walls R$","Paid out R$","Net R$"',
      '"Sum","95.00","20.00","115.00","25.00","90.00"',
    ],
    ['games', '"Day (UTC)","Staked R$","Paid R$","House result R$"', '"Sum","30.00","12.00","18.00"'],
  ])('the table %s is a file for a spreadsheet', async (table, head, sum) => {
    const answer = await site.moderator.call('GET', `/api/admin/money.csv?window=7d&table=${table}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.slice(1).split('\r\n');
    expect([lines[0], lines.length, lines[8]]).toEqual([head, 10, sum]);
  });

  it('by game, of rounds that ended', async () => {
    expect(await read('/api/admin/money/games?window=7d')).toEqual({
      days: 7,
      games: [
        { game: 'bombs', rounds: 1, staked: '5.00', paid: '0.00', result: '5.00' },
        { game: 'crash', rounds: 5, staked: '50.00', paid: '35.00', result: '15.00' },
      ],
    });
  });

  it('by wall, those that ever sent anything', async () => {
    const { walls } = await read('/api/admin/money/walls?window=24h');
    expect(walls).toMatchObject([{ id: 'a', credited: '100.00', reversed: '1.00', median: '50.00' }]);
    expect(site.services['earn']?.calls.at(-1)?.url).toBe('/internal/provider-stats?days=1');
  });
});

describe('every account', () => {
  it('stands beside its owner’s records; what is under way is no difference', async () => {
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

  it('that does not agree says so, unless it moved while it was read', async () => {
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

  it('without earn is what the ledger alone says', async () => {
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
  it.each(['/api/admin/money', '/api/admin/money.csv', '/api/admin/money/accounts', '/api/admin/money/walls', '/api/admin/money/games'])(
    '%s needs a session',
    async (url) => {
      expect((await site.visitor.call('GET', url)).statusCode).toBe(401);
    },
  );

  it('for another window, or while the wallet is away, is told so', async () => {
    expect((await site.moderator.call('GET', '/api/admin/money?window=1y')).statusCode).toBe(400);
    const known = wallet['GET /internal/stats/movements'] as object;
    wallet['GET /internal/stats/movements'] = refusal(503, 'unavailable', 'closing');
    const answer = await site.moderator.call('GET', '/api/admin/money');
    expect([answer.statusCode, answer.json().message]).toEqual([503, 'closing']);
    wallet['GET /internal/stats/movements'] = known;
  });
});
