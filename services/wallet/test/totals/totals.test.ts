import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { readRecords } from '../../src/accounts/read-records.ts';
import { findWrongTotals, readAccounts, readTotals } from '../../src/totals/index.ts';
import { sumTransfers } from '../../src/totals/sum-transfers.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

const HOUR_MS = 3_600_000;
let wallet: TestWallet;
let member: FakeMember;
beforeAll(async () => {
  wallet = await startWallet();
  member = await wallet.member();
});
afterAll(() => wallet.remove());

const database = () => wallet.service.kit.database;
const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const hourOf = (ms: number) => new Date(Math.floor(ms / HOUR_MS) * HOUR_MS).toISOString();

/** Three days around now, so that it does not matter when the test runs. */
async function totals(by: 'hour' | 'day' = 'day') {
  const [from, to] = [hourOf(Date.now() - 24 * HOUR_MS), hourOf(Date.now() + 48 * HOUR_MS)];
  return { totals: await readTotals(database(), { from, to, by }), opening: await readAccounts(database(), from) };
}
/** `<type> <from> > <to> <amount> x<transfers>` of each, over all days. */
async function listTotals(): Promise<string[]> {
  const sums = new Map<string, [bigint, number]>();
  for (const { type, undo, debitAccount, creditAccount, amount, transfers } of (await totals('hour')).totals) {
    const name = `${undo ? 'undo ' : ''}${type} ${debitAccount} > ${creditAccount}`;
    const [sum, count] = sums.get(name) ?? [0n, 0];
    sums.set(name, [sum + amount, count + transfers]);
  }
  return [...sums].map(([name, [sum, count]]) => `${name} ${sum} x${count}`).toSorted();
}
/** How many transfers are summed already. */
const summed = async () => Number(((await database()('transfer_totals').sum('transfers as n').first()) as { n: string | null }).n ?? 0);
const accounts = async () => {
  const [found, records] = await Promise.all([readAccounts(database(), null), readRecords(database())]);
  return { records, ...Object.fromEntries(found.map(({ account, balance }) => [account, balance])) };
};

test('what moved is found at once, by type and accounts, and is the same before and after it is summed', async () => {
  const reversed = credit(member, 1_000);
  await transfer('earn', credit(member, 9_000), reversed, credit(member, 250, { type: 'promo', account: 'promo' }));
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: reversed.key });
  await transfer('games', { ...credit(member, 3_000), direction: 'debit', type: 'bet', account: 'house' });
  await transfer('games', { ...credit(member, 500), type: 'game_win', account: 'house' });
  const expected = [
    'bet available > house 3000 x1',
    'game_win house > available 500 x1',
    'promo promo > available 250 x1',
    'undo wall_credit available > wall:a 1000 x1',
    'wall_credit wall:a > available 10000 x2',
  ];
  expect(await listTotals()).toEqual(expected);
  await until('all six are summed', async () => {
    await sumTransfers(database(), 0);
    return (await summed()) === 6;
  });
  expect(await listTotals()).toEqual(expected);

  await transfer('earn', credit(member, 700));
  const more = expected.map((line) => line.replace('wall:a > available 10000 x2', 'wall:a > available 10700 x3'));
  expect(await listTotals()).toEqual(more);
  await sumTransfers(database(), 0);
  await sumTransfers(database(), 0);
  expect(await listTotals()).toEqual(more);
});

test('a transfer whose transaction is slow is not lost: nothing is summed past the oldest that is under way', async () => {
  const before = await listTotals();
  const slow = await database().transaction();
  await slow.raw(
    `select * from apply_transfers('{credit}', array[?]::uuid[], '{earn}', '{slow}', '{wall_credit}', '{wall:b}', '{NULL}', '{5000}', '{slow}', '{NULL}')`,
    [member.id],
  );
  const other = await wallet.member();
  await transfer('earn', credit(other, 300, { account: 'wall:c' }));
  await sumTransfers(database(), 0);
  expect(await listTotals()).toEqual([...before, 'wall_credit wall:c > available 300 x1'].toSorted());
  await slow.commit();
  const all = [...before, 'wall_credit wall:b > available 5000 x1', 'wall_credit wall:c > available 300 x1'].toSorted();
  expect(await listTotals()).toEqual(all);
  await sumTransfers(database(), 0);
  expect(await listTotals()).toEqual(all);
});

test('transfers of a clock that fell back behind what is summed are found by the audit, of this hour and of all', async () => {
  const wrong = () => database().transaction((transaction) => findWrongTotals(transaction, undefined));
  await sumTransfers(database(), 0);
  expect(await wrong()).toEqual([]);
  await transfer('earn', credit(member, 400, { account: 'wall:d' }));
  await database().raw("update transfer_totals_until set until = clock_timestamp() + interval '1 second'");
  expect(await wrong()).toEqual([expect.stringMatching(/^\d{4}-\S+ wall_credit from wall:d to available: summed 0, transfers say 400$/)]);
  await database().transaction(async (transaction) => {
    expect(await findWrongTotals(transaction, new Date(Date.now() - 60_000))).toHaveLength(1);
    expect(await findWrongTotals(transaction, new Date(Date.now() + HOUR_MS))).toEqual([]);
  });
  // As the runbook says.
  await database().raw("delete from transfer_totals; update transfer_totals_until set until = '-infinity'");
  await sumTransfers(database(), 0);
  expect(await wrong()).toEqual([]);
});

test('two replicas that sum at once count nothing twice', async () => {
  await transfer('earn', credit(member, 100, { account: 'wall:d' }));
  const before = await listTotals();
  await Promise.all([1, 2, 3, 4].map(() => sumTransfers(database(), 0)));
  expect(await listTotals()).toEqual(before);
});

test('accounts are what the ledger says; with the members’ rows and the withdrawals beside them', async () => {
  const { member: seller } = await wallet.held(100);
  const found = await accounts();
  expect(found).toMatchObject({ 'payouts:held': 10_000n, promo: -250n, house: 2_500n });
  const { rows } = await database().raw<{ rows: [{ total: bigint; members: bigint }] }>(
    'select sum(available)::bigint as total, count(*) as members from wallets',
  );
  const balances = rows[0].total;
  expect(found).toMatchObject({ available: balances });
  expect(found.records).toMatchObject({ balances, debts: 0n, held: 10_000n, heldCount: 1, unknown: 0n, paid: 0n, paidCount: 0 });
  expect(found.records).toMatchObject({ members: Number(rows[0].members) });
  expect(seller.id).toBeDefined();
});

test('opening is what each account had before the first hour', async () => {
  const [from, to] = [hourOf(Date.now() + HOUR_MS), hourOf(Date.now() + 3 * HOUR_MS)];
  expect(await readTotals(database(), { from, to, by: 'hour' })).toEqual([]);
  expect(await readAccounts(database(), from)).toEqual(await readAccounts(database(), null));
  expect((await totals()).opening).toEqual([]);
});
