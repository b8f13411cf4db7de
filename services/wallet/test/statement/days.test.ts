import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
/** Three days of November as UTC has them; two as Mexico has them. */
let member: FakeMember;

const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const bet = { direction: 'debit', type: 'bet', account: 'house', reason: 'Bombs, 3 bombs' };

const LINES = [
  { at: '2026-11-01T09:00:00Z', caller: 'earn', hundredths: 20_000, reason: 'Lootably · 50% off_now' },
  { at: '2026-11-02T05:59:59.999999Z', caller: 'games', hundredths: 5_000, ...bet, key: 'bet:first' },
  {
    at: '2026-11-02T06:00:00Z',
    caller: 'games',
    hundredths: 6_250,
    type: 'game_win',
    account: 'house',
    reason: 'Bombs, 3 bombs, won at 1.25x',
  },
  { at: '2026-11-02T20:00:00Z', caller: 'earn', hundredths: 4_400, reason: 'Lootably · Gem Harbor' },
  { at: '2026-11-03T00:30:00Z', caller: 'games', hundredths: 1_000, ...bet, key: 'bet:second' },
  { at: '2026-11-03T05:00:00Z', caller: 'earn', hundredths: 150, type: 'promo', account: 'promo', reason: 'Promo code GEM26' },
];

beforeAll(async () => {
  wallet = await startWallet();
  member = await wallet.member();
  for (const [index, { at, caller, hundredths, ...change }] of LINES.entries()) {
    await transfer(caller, credit(member, hundredths, { key: `line:x44-50-${index}`, ...change }));
    // rows only grow: the clock of the past is set by a hand that is not ours
    await wallet.service.kit.database.raw(
      `set session_replication_role = replica; update transfers set created_at = '${at}' where member_id = '${member.id}' and seq = ${index + 1}; set session_replication_role = default`,
    );
  }
  await transfer('earn', credit(await wallet.member(), 999));
});
afterAll(() => wallet.remove());

interface Page {
  transactions: { reason: string }[];
  nextCursor: string | null;
  days?: { day: string; in: string; out: string }[];
}
const page = async (query: string, of = member): Promise<Page> => (await wallet.as(of).get(`/api/user/transactions?${query}`)).json();
const reasons = async (query: string) => (await page(query)).transactions.map(({ reason }) => reason);
const mexico = 'timeZone=America/Mexico_City';

describe('the days of a page', () => {
  test('are those of the time zone that was asked for, newest first, with what came in and went out', async () => {
    expect((await page('timeZone=UTC')).days).toEqual([
      { day: '2026-11-03', in: '1.50', out: '10.00' },
      { day: '2026-11-02', in: '106.50', out: '50.00' },
      { day: '2026-11-01', in: '200.00', out: '0.00' },
    ]);
    expect((await page(mexico)).days).toEqual([
      { day: '2026-11-02', in: '108.00', out: '10.00' },
      { day: '2026-11-01', in: '200.00', out: '50.00' },
    ]);
  });

  test('are summed whole on each page that has lines of them', async () => {
    const first = await page(`${mexico}&limit=2`);
    const second = await page(`${mexico}&limit=3&cursor=${first.nextCursor}`);
    const whole = { day: '2026-11-02', in: '108.00', out: '10.00' };
    expect(first.days).toEqual([whole]);
    expect(second.days).toEqual([whole, { day: '2026-11-01', in: '200.00', out: '50.00' }]);
  });

  test('count the lines that the filters leave, and no others', async () => {
    expect((await page(`${mexico}&category=earn`)).days).toEqual([
      { day: '2026-11-02', in: '44.00', out: '0.00' },
      { day: '2026-11-01', in: '200.00', out: '0.00' },
    ]);
    expect((await page(`timeZone=UTC&category=games&limit=1`)).days).toEqual([{ day: '2026-11-03', in: '0.00', out: '10.00' }]);
    expect((await page(`timeZone=UTC&search=gem`)).days).toEqual([
      { day: '2026-11-03', in: '1.50', out: '0.00' },
      { day: '2026-11-02', in: '44.00', out: '0.00' },
    ]);
  });

  test('leave out what paid a debt, as the lines do', async () => {
    const debtor = await wallet.member();
    const earned = credit(debtor, 1_000);
    await transfer('earn', earned);
    await transfer('games', credit(debtor, 700, { ...bet, key: uuidv7() }));
    await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: debtor.id, key: earned.key });
    await transfer('earn', credit(debtor, 900));
    const { days = [] } = await page('timeZone=UTC', debtor);
    const sums = days.map((day) => [Number(day.in), Number(day.out)]);
    expect(sums.reduce(([ins = 0, outs = 0], [came = 0, went = 0]) => [ins + came, outs + went], [0, 0])).toEqual([12, 10]);
  });

  test('are there for who asks, and none of a statement without lines or of a zone that is not known', async () => {
    expect(await page('')).not.toHaveProperty('days');
    expect((await page('timeZone=Mars/Olympus')).days).toEqual([]);
    expect((await page('timeZone=UTC', await wallet.member())).days).toEqual([]);
  });

  test.each(['timeZone=', 'timeZone=-05:00', 'timeZone=../etc/passwd', 'timeZone=UTC%00', `timeZone=${'a'.repeat(65)}`])(
    'refuses ?%s',
    async (query) => expect((await wallet.as(member).get(`/api/user/transactions?${query}`)).statusCode).toBe(400),
  );
});

describe('a search', () => {
  test.each([
    ['lootably', ['Lootably · Gem Harbor', 'Lootably · 50% off_now']],
    ['GEM26', ['Promo code GEM26']],
    ['bet:second', ['Bombs, 3 bombs']],
    ['seco', ['Bombs, 3 bombs']],
    ['econd', []],
    ['50', ['Bombs, 3 bombs', 'Lootably · 50% off_now']],
    ['44', ['Lootably · Gem Harbor']],
    ['-44.00', ['Lootably · Gem Harbor']],
    ['R$ 1.5', ['Promo code GEM26']],
    ['0% off_', ['Lootably · 50% off_now']],
    ['f%n', []],
    ['1,284.50', []],
    ['9'.repeat(100), []],
    ["';--", []],
  ])('for %s', async (search, expected) => {
    expect(await reasons(new URLSearchParams({ search }).toString())).toEqual(expected);
  });

  test('narrows what the other filters leave, in the file as well', async () => {
    expect(await reasons('search=lootably&since=2026-11-02')).toEqual(['Lootably · Gem Harbor']);
    const { body } = await wallet.as(member).get('/api/user/transactions.csv?search=lootably');
    expect(body.trimEnd().split('\r\n')).toHaveLength(3);
  });

  test.each(['search=', 'search=a%00', 'search=a%0Ab', `search=${'a'.repeat(101)}`])('refuses ?%s', async (query) =>
    expect((await wallet.as(member).get(`/api/user/transactions?${query}`)).statusCode).toBe(400),
  );
});

test('games are bets, wins and stakes that came back', async () => {
  expect(await reasons('category=games')).toEqual(['Bombs, 3 bombs', 'Bombs, 3 bombs, won at 1.25x', 'Bombs, 3 bombs']);
});
