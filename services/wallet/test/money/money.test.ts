import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyWindow, type MoneyWindowName } from '../../src/money/money-window.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const HOUR_MS = 3_600_000;
const LONG_AGO_MS = Date.now() - 100 * 24 * HOUR_MS;

type Moved = [type: string, debitAccount: string, creditAccount: string, hundredths: number, undo?: boolean];
/** Of one hour in the last but one bucket, so that it does not matter when the test runs. */
const MOVED: Moved[] = [
  ['wall_credit', 'wall:a', 'available', 10_000],
  ['wall_credit', 'wall:a', 'debt', 500],
  ['wall_credit', 'available', 'wall:a', 1_000, true],
  ['wall_credit', 'wall:cpx', 'available', 2_000],
  ['social_task', 'house', 'available', 300],
  ['promo', 'promo', 'available', 400],
  ['daily_bonus', 'house', 'available', 100],
  ['referral_bonus', 'referral', 'available', 200],
  ['event_prize', 'events', 'available', 900],
  ['event_fee', 'available', 'events', 200],
  ['adjustment', 'available', 'adjustments', 150],
  ['bet', 'available', 'house', 4_000],
  ['bet', 'house', 'available', 1_000, true],
  ['bet_lost', 'house', 'house:lost', 2_000],
  ['game_win', 'house', 'available', 1_200],
  ['withdrawal', 'available', 'payouts:held', 3_000],
  ['payout', 'payouts:held', 'payouts:paid', 2_500],
];
/** With the credit of the stretch before, members have 1000.00 and owe 7.00, and 40.00 is held. */
const OPENING: Moved[] = [
  ['adjustment', 'adjustments', 'available', 99_000],
  ['adjustment', 'debt', 'adjustments', 700],
  ['withdrawal', 'available', 'payouts:held', 4_000],
];
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

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const ask = (path: string) => wallet.operator('GET', `/api/admin/${path}`, undefined, { role: 'moderator' });

/** The hourly totals as they would be summed. */
async function moved(name: MoneyWindowName): Promise<void> {
  const { database } = wallet.service.kit;
  const { toMs, bucketMs, before } = moneyWindow(name, new Date());
  const rowsOf = (atMs: number, transfers: Moved[]) =>
    transfers.map(([type, debit_account, credit_account, amount, undo = false]) => ({
      hour: new Date(Math.floor(atMs / HOUR_MS) * HOUR_MS),
      type,
      debit_account,
      credit_account,
      undo,
      amount,
      transfers: 2,
    }));
  await database('transfer_totals').del();
  await database('transfer_totals').insert([
    ...rowsOf(LONG_AGO_MS, OPENING),
    ...rowsOf(before.fromMs, [['wall_credit', 'wall:a', 'available', 5_000]]),
    ...rowsOf(toMs - 2 * bucketMs, MOVED),
  ]);
}

describe('money in and out', () => {
  test('up to a day of before is what moved until its end, beside as many days before it', async () => {
    await moved('7d');
    const { toMs } = moneyWindow('7d', new Date());
    const day = new Date(toMs - 1.5 * 24 * HOUR_MS).toISOString().slice(0, 10);
    const asked = async (until: string) => (await ask(`money?window=7d&until=${until}`)).json();
    const money = await asked(day);
    expect([money.to.slice(0, 10), money.buckets.length, money.sum]).toEqual([
      new Date(toMs - 24 * HOUR_MS).toISOString().slice(0, 10),
      7,
      expect.objectContaining(flow),
    ]);
    expect(money.buckets.at(-1)).toMatchObject({ ...flow, owed: { balances: '1077.50' } });
    // One to come is today.
    expect((await asked('2999-01-01')).to).toBe(new Date(toMs).toISOString());
    expect((await asked(new Date(toMs - 60 * 24 * HOUR_MS).toISOString().slice(0, 10))).sum).toMatchObject({ fromWalls: '0.00' });
    expect((await ask('money?until=yesterday')).statusCode).toBe(400);
  });

  test.each([
    ['24h', 24, 'hour'],
    ['7d', 7, 'day'],
    ['30d', 30, 'day'],
    ['90d', 90, 'day'],
  ] as const)('of %s: by wall and source, paid, games, what is owed at the end of each bucket', async (window, count, by) => {
    await moved(window);
    const answer = await ask(`money?window=${window}`);
    const money = answer.json() as Record<string, unknown>;
    const buckets = money['buckets'] as Record<string, unknown>[];
    expect([answer.statusCode, money]).toMatchObject([200, { window, by, walls: ['a', 'cpx'], sum: flow }]);
    expect(money['before']).toMatchObject({ fromWalls: '50.00', paidOut: '0.00' });
    expect(buckets).toHaveLength(count);
    expect(buckets.at(-2)).toMatchObject(flow);
    expect(buckets.at(-3)).toMatchObject({ earned: '0.00', owed: { balances: '1000.00', debts: '7.00', held: '40.00' } });
    const after = { balances: '1077.50', debts: '2.00', held: '45.00' };
    expect(buckets.at(-2)).toMatchObject({ owed: after });
    expect(buckets.at(-1)).toMatchObject({ earned: '0.00', owed: after });
  });

  test.each([
    [
      'flows',
      '"Day (UTC)","Wall a R$","Wall cpx R$","In from walls R$","Paid out R$","Net R$"',
      '"Sum","95.00","20.00","115.00","25.00","90.00"',
    ],
    ['games', '"Day (UTC)","Staked R$","Paid R$","House result R$"', '"Sum","30.00","12.00","18.00"'],
  ])('the table %s is a file for a spreadsheet', async (table, head, sum) => {
    await moved('7d');
    const answer = await ask(`money.csv?window=7d&table=${table}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="facet-${table}-7d.csv"`,
    });
    const lines = answer.body.slice(1).split('\r\n');
    expect([lines[0], lines.length, lines[8]]).toEqual([head, 10, sum]);
  });

  test('is for operators, in its windows', async () => {
    const headers = { cookie: wallet.env.keys.memberCookie((await wallet.member()).id) };
    for (const url of ['/api/admin/money', '/api/admin/money.csv'])
      for (const call of [{ url }, { url, headers }]) expect((await wallet.service.public.inject(call)).statusCode).toBe(401);
    expect((await ask('money?window=1y')).statusCode).toBe(400);
    expect((await ask('money.csv?table=secrets')).statusCode).toBe(400);
  });
});
