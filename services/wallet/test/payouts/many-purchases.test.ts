import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7, type Database, type Transaction } from '@facet/service-kit';
import { reconcilePurchases } from '../../src/payouts/reconcile-purchases.ts';
import type { PayoutContext } from '../../src/payouts/index.ts';
import { payoutContext } from '../support/payout-context.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const MANY = 2_345;
const PAGE = 100;
const BOT_ID = '999';
const FIRST_PASS = 900_000;
const ageOf = (count: number) => 2 * 3_600_000 + count * 60_000;

let wallet: TestWallet;
let context: ReturnType<typeof payoutContext>;
beforeAll(async () => {
  wallet = await startWallet();
  context = payoutContext(wallet);
  await payOut(MANY);
});
afterAll(async () => {
  await context.ledger.close();
  await wallet.remove();
});

const database = () => wallet.service.kit.database;
const pagesRead = () => wallet.platform.calls.filter(({ url }) => url.includes('/transactions')).length;

/** As if the bot had paid so many since the hour before last, one a minute, newest first. */
async function payOut(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => uuidv7());
  const at = (index: number) => new Date(Date.now() - ageOf(index));
  const withdrawals = ids.map((id, index) => ({
    member_id: id,
    id,
    idempotency_key: id,
    state: 'paid',
    type: 'normal',
    amount: 10_000,
    gamepass_id: FIRST_PASS + index,
    gamepass_link: 'link',
    gamepass_name: 'name',
    product_id: '1',
    seller_user_id: '1',
    created_at: new Date(Number(at(index)) - 60_000),
  }));
  const attempts = ids.map((id, index) => ({
    member_id: id,
    withdrawal_id: id,
    id,
    kind: 'bot',
    by: 'ada',
    gamepass_id: FIRST_PASS + index,
    amount: 10_000,
    buyer_user_id: BOT_ID,
    buying_at: at(index),
    outcome: 'bought',
    decided_at: at(index),
  }));
  await database().batchInsert('withdrawals', withdrawals, 500);
  await database().batchInsert('payout_attempts', attempts, 500);
  wallet.platform.purchases.push(...ids.map((_id, index) => ({ passId: FIRST_PASS + index, price: 100, at: at(index).toISOString() })));
}

/** What the comparison reads of each table, by whole tables and by an index. */
function watched(reads: Record<string, number>): PayoutContext {
  const readsOf = async (transaction: Transaction) => {
    const { rows } = await transaction.raw<{ rows: { name: string; read: bigint }[] }>(
      `select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
       where relname in ('bot_purchases', 'payout_attempts')`,
    );
    return new Map(rows.map(({ name, read }) => [name, Number(read)]));
  };
  const transaction = (work: (inner: Transaction) => Promise<unknown>) =>
    database().transaction(async (inner) => {
      const before = await readsOf(inner);
      const result = await work(inner);
      for (const [name, read] of await readsOf(inner)) reads[name] = (reads[name] ?? 0) + read - (before.get(name) ?? 0);
      return result;
    });
  const proxy = new Proxy(database(), {
    get: (target, name) => (name === 'transaction' ? transaction : (target[name as 'raw'] as unknown)),
  }) as Database;
  return { ...context, kit: { ...context.kit, database: proxy } };
}

test('more than 2,000 purchases are kept a page at a time; a reading that breaks off is begun anew, and compares nothing', async () => {
  const pages = Math.ceil(MANY / PAGE);
  const broken = pages - 3;
  wallet.platform.failures.set(`cursor=${broken * PAGE}`, { status: 500 });
  await expect(reconcilePurchases(context)).rejects.toMatchObject({ code: 'platform_failing' });
  expect(Number((await database()('bot_listed').count('* as n'))[0]?.['n'])).toBe(broken * PAGE);
  expect(await database()('bot_purchases').first('purchase_id')).toBeUndefined();
  wallet.platform.failures.clear();
  const before = pagesRead();
  expect(await reconcilePurchases(context)).toEqual([]);
  expect(pagesRead() - before).toBe(pages);
  expect(Number((await database()('bot_purchases').whereNotNull('matched_at').count('* as n'))[0]?.['n'])).toBe(MANY);
  expect(await database()('payout_attempts').whereNull('listed_at').first('id')).toBeUndefined();
});

test('the next comparison reads what is new, however much there is, and finds what differs in it', async () => {
  await database().raw('analyze bot_purchases; analyze payout_attempts');
  wallet.platform.buyAsBot(800_001, 250);
  const before = pagesRead();
  const reads: Record<string, number> = {};
  expect(await reconcilePurchases(watched(reads))).toMatchObject([{ check: 'purchases-are-payouts', subject: 'token-800001' }]);
  expect(pagesRead() - before).toBe(1);
  expect(reads['bot_purchases']).toBeLessThan(PAGE);
  expect(reads['payout_attempts']).toBeLessThan(PAGE);
});

test('what was compared once is not forgotten: a second purchase of its gamepass is nobody’s, even one that was before it', async () => {
  const listed = wallet.platform.purchases.find(({ passId }) => passId === FIRST_PASS);
  const at = new Date(Date.parse(listed?.at ?? '') - 1_000).toISOString();
  wallet.platform.purchases.unshift({ passId: FIRST_PASS, price: 100, at, token: 'earlier' });
  await database()('bot_reconciliations').delete();
  const found = await reconcilePurchases(context);
  expect(found?.map(({ subject }) => subject).toSorted()).toEqual(['earlier', 'token-800001']);
});

test('of one payout the last 2,000 purchases are read; of what lies further down nobody can tell, which is not that it was not bought', async () => {
  const account = await context.bot.account();
  if (!account) throw new Error('the bot is signed out');
  const lookFor = (index: number) =>
    context.bot.accounts.purchaseOf(account, { gamepassId: String(FIRST_PASS + index), since: new Date(0) });
  expect(await lookFor(1_950)).toMatchObject({ gamepassId: String(FIRST_PASS + 1_950), price: 100n });
  const before = pagesRead();
  expect(await lookFor(2_100)).toBeUndefined();
  expect(pagesRead() - before).toBe(20);
});
