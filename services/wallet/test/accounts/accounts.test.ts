import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareAccounts } from '../../src/accounts/account-rules.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const accounts = [
  { account: 'available', balance: 50_000n },
  { account: 'debt', balance: -2_000n },
  { account: 'events', balance: -3_000n },
  { account: 'payouts:held', balance: 6_000n },
  { account: 'payouts:paid', balance: 9_000n },
  { account: 'wall:a', balance: -58_000n },
  { account: 'wall:b', balance: -2_000n },
];
const records = {
  members: 12,
  balances: 50_000n,
  debts: 2_000n,
  held: 6_000n,
  heldCount: 2,
  unknown: 1_000n,
  unknownCount: 1,
  paid: 8_000n,
  paidCount: 3,
  halfWay: 1_000n,
};
const wallTotal = (provider: string, credited: string, sent = '0.00') => ({ source: 'wall', provider, credited, sent });

let wallet: TestWallet;
/** What earn says of its walls; the wallet has 100.00 of a, 20.00 of b. */
let totals: () => object[];
beforeAll(async () => {
  wallet = await startWallet();
  wallet.promisers.told.set('earn /internal/earning-totals', () => ({ totals: totals() }));
  wallet.promisers.told.set('earn /internal/owed', () => ({ pending: '8.00', referralRewards: '100.00', referralCount: 1 }));
  totals = () => [wallTotal('a', '100.00'), wallTotal('b', '15.00', '5.00'), { ...wallTotal('', '7.00'), provider: null }];
  const member = await wallet.member(10_000);
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [{ ...credit(member.id), account: 'wall:b' }] });
});
afterAll(() => wallet.remove());

const credit = (memberId: string) => ({
  key: 'of-wall-b',
  memberId,
  direction: 'credit',
  account: 'wall:a',
  amount: '20.00',
  type: 'wall_credit',
  reason: 'A survey',
});
interface Answer {
  accounts: { account: string; records: string | null; ledger: string; state: string }[];
  owed: object;
  unavailable: string[];
}
async function read(): Promise<Answer> {
  const answer = await wallet.operator('GET', '/api/admin/money/accounts', undefined, { role: 'moderator' });
  expect(answer.statusCode).toBe(200);
  return answer.json() as Answer;
}
const stateOf = async (wall: string) => (await read()).accounts.find(({ account }) => account === wall)?.state;

describe('every account', () => {
  test('stands beside its owner’s records; what is under way is no difference', () => {
    const walls = [
      { wall: 'a', credited: 58_000n, sent: 0n },
      { wall: 'b', credited: 1_500n, sent: 500n },
    ];
    const compared = compareAccounts({ accounts, records, walls });
    expect(compared.map(({ account, records: said, ledger, state }) => [account, said, ledger, state])).toEqual([
      ['sum', '0.00', '0.00', 'agrees'],
      ['members', '480.00', '480.00', 'agrees'],
      ['payouts:held', '60.00', '60.00', 'agrees'],
      ['payouts:paid', '80.00', '90.00', 'on_its_way'],
      ['wall:a', '-580.00', '-580.00', 'agrees'],
      ['wall:b', '-20.00', '-20.00', 'agrees'],
      ['events', null, '-30.00', 'ledger_only'],
    ]);
  });

  test('is read with what is owed: balances, what is held, and what earn has not sent yet', async () => {
    const answer = await read();
    expect(answer.accounts).toMatchObject([
      { account: 'sum', records: '0.00', ledger: '0.00', state: 'agrees' },
      { account: 'members', records: '120.00', ledger: '120.00', state: 'agrees' },
      { account: 'payouts:held', state: 'agrees' },
      { account: 'payouts:paid', state: 'agrees' },
      { account: 'wall:a', records: '-100.00', ledger: '-100.00', state: 'agrees' },
      { account: 'wall:b', records: '-20.00', ledger: '-20.00', state: 'agrees' },
    ]);
    expect(answer.owed).toEqual({
      members: 1,
      balances: '120.00',
      debts: '0.00',
      held: '0.00',
      heldCount: 0,
      unknown: '0.00',
      unknownCount: 0,
      pending: '8.00',
      referralRewards: '100.00',
      total: '228.00',
    });
    expect(answer.unavailable).toEqual([]);
  });

  test('that does not agree says so, unless it moved while it was read', async () => {
    const known = totals;
    totals = () => [wallTotal('a', '90.00'), wallTotal('b', '10.00', '5.00')];
    expect(await stateOf('wall:a')).toBe('differs');
    expect(await stateOf('wall:b')).toBe('on_its_way');
    let reads = 0;
    totals = () => [wallTotal('a', reads++ === 0 ? '90.00' : '100.00'), wallTotal('b', '20.00')];
    expect(await stateOf('wall:a')).toBe('on_its_way');
    totals = known;
  });

  test('without earn is what the ledger alone says', async () => {
    wallet.promisers.away.add('earn');
    const answer = await read();
    wallet.promisers.away.delete('earn');
    expect(answer).toMatchObject({ unavailable: ['earn'], owed: { pending: null, referralRewards: null, total: '120.00' } });
    expect(answer.accounts.filter(({ account }) => account.startsWith('wall:'))).toMatchObject([
      { state: 'ledger_only' },
      { state: 'ledger_only' },
    ]);
  });
});

test('/api/admin/money/accounts needs a session', async () => {
  expect((await wallet.service.public.inject({ method: 'GET', url: '/api/admin/money/accounts' })).statusCode).toBe(401);
});
