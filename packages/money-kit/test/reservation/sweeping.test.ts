import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BALANCE, moneyOf, startOrders, type Order, type Orders } from './orders.ts';

let orders: Orders;
beforeAll(async () => void (orders = await startOrders()));
afterEach(async () => {
  orders.wallet.fail('no');
  orders.wallet.refuse([]);
  await orders.settle();
});
afterAll(() => orders.remove());

/** So many whose process died after the debit. */
async function left(count: number): Promise<Order[]> {
  const rows = await Promise.all(Array.from({ length: count }, () => orders.intent()));
  await Promise.all(rows.map((order) => orders.replicas[0].hold(order)));
  return rows;
}
const statesOf = async (rows: readonly Order[]): Promise<string[]> => {
  const now = await Promise.all(rows.map((order) => orders.now(order)));
  return [...new Set(now.map(({ state }) => state))];
};
/** As if these had become idle so long ago, in their order. */
const idleFor = (minutes: number, rows: readonly Order[]) =>
  orders
    .database('orders')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update({ idle_since: orders.database.raw("clock_timestamp() - ? * interval '1 minute'", [minutes]) });
const voidsOf = (rows: readonly Order[]): number => {
  const keys = new Set(rows.map(({ id }) => `bet:${id}`));
  return orders.wallet.calls().filter(({ url, body }) => url.endsWith('/void') && keys.has((body as { key: string }).key)).length;
};

const clock = async (): Promise<number> =>
  Number(
    (await orders.database.raw<{ rows: { now: number }[] }>('select extract(epoch from clock_timestamp())::float8 as now')).rows[0]?.now,
  );

test('what stood half way for less than its time is left alone', async () => {
  const rows = await left(2);
  await idleFor(0.9, rows);
  await orders.replicas[0].sweep();
  expect([await statesOf(rows), voidsOf(rows)]).toEqual([['opening'], 0]);
});

test('two sweepers at once: each one is asked about once, and comes back once; more than a batch in one turn', async () => {
  const rows = await left(250);
  await idleFor(2, rows);
  await Promise.all(orders.replicas.map((replica) => replica.sweep()));
  expect([await statesOf(rows), voidsOf(rows)]).toEqual([['refused'], rows.length]);
  expect(rows.every((order) => moneyOf(orders, order).isOnce && orders.wallet.balanceOf(order.member_id) === BALANCE)).toBe(true);
});

test('a sweeper passes by a row that somebody holds, and ends the others meanwhile', async () => {
  const [locked, ...others] = await left(3);
  await idleFor(2, [locked as Order, ...others]);
  const sweeping: Promise<void>[] = [];
  await orders.database.transaction(async (transaction) => {
    await transaction('orders')
      .where({ id: (locked as Order).id })
      .forUpdate()
      .first();
    sweeping.push(orders.replicas[0].sweep());
    await until('the others have ended', async () => (await statesOf(others)).join() === 'refused', 10_000);
  });
  await Promise.all(sweeping);
  expect(await statesOf([locked as Order])).toEqual(['opening']);
});

test('more than a batch that cannot be ended hold up nobody: they wait, and the others are next', async () => {
  const [poison, good] = [await left(120), await left(3)];
  orders.wallet.refuse(poison.map(({ id }) => `bet:${id}`));
  await idleFor(5, poison);
  await idleFor(2, good);
  await orders.replicas[0].sweep();
  await orders.replicas[1].sweep();
  expect([await statesOf(good), await statesOf(poison), voidsOf(poison)]).toEqual([['refused'], ['voiding'], 120]);
  // Nothing is asked again before its time.
  await orders.replicas[0].sweep();
  expect(voidsOf(poison)).toBe(120);
  orders.wallet.refuse([]);
  await orders.settle();
  expect(await statesOf(poison)).toEqual(['refused']);
});

test.each([
  ['as long again as it has been half way', 180, 180],
  ['ten minutes at most', 36_000, 600],
  ['two seconds at least', 0, 2],
])('one that failed waits %s', async (_what, forSeconds, waitsSeconds) => {
  const [order] = (await left(1)) as [Order];
  const voiding = await orders.replicas[0].beginVoiding(orders.database, order, 'opening', { ending: 'refused', refusal: 'not_in_time' });
  const began = await clock();
  await orders
    .database('orders')
    .where({ id: order.id })
    .update({ changed_at: orders.database.raw("clock_timestamp() - ? * interval '1 second'", [forSeconds]) });
  await idleFor(2, [order]);
  orders.wallet.refuse([`bet:${order.id}`]);
  const before = await clock();
  await orders.replicas[0].sweep();
  const { due } = (await orders
    .database('orders')
    .where({ id: order.id })
    .first(orders.database.raw("extract(epoch from idle_since + interval '1 minute')::float8 as due"))) as { due: number };
  const after = await clock();
  expect(voiding?.state).toBe('voiding');
  expect(due).toBeGreaterThanOrEqual(before + waitsSeconds);
  // What it was half way for grows while this test goes on.
  expect(due).toBeLessThanOrEqual(after + waitsSeconds + after - began);
});

test('what a sweeper had in its hands when it died is another one’s after its wait, not before', async () => {
  const rows = await left(2);
  await idleFor(2, rows);
  orders.at('before void', () => {
    throw new Error('killed');
  });
  await orders.replicas[0].sweep();
  expect((await statesOf(rows)).toSorted()).toEqual(['refused', 'voiding']);
  await orders.replicas[1].sweep();
  expect((await statesOf(rows)).toSorted()).toEqual(['refused', 'voiding']);
  await orders.later();
  await orders.replicas[1].sweep();
  expect(await statesOf(rows)).toEqual(['refused']);
});

test('a wallet that is away is asked about one batch in a turn, those that waited longest', async () => {
  const rows = await left(150);
  await idleFor(2, rows);
  await idleFor(3, rows.slice(100));
  orders.wallet.fail('before');
  await orders.replicas[0].sweep();
  expect([voidsOf(rows), voidsOf(rows.slice(100))]).toEqual([100, 50]);
});

test('how long the oldest is half way is told, 0 when none is', async () => {
  const { metrics } = orders;
  orders.replicas[0].sweeper({ metrics });
  const told = async () => (await metrics.getSingleMetric('reservation_half_way_seconds')?.get())?.values[0]?.value;
  await orders.settle();
  expect(await told()).toBe(0);
  const [order] = (await left(1)) as [Order];
  await orders.later();
  expect(await told()).toBeGreaterThanOrEqual(3_600);
  await orders.replicas[0].sweep();
  expect([await statesOf([order]), await told()]).toEqual([['refused'], 0]);
});

test('many that are given up at once go back from the next turn on, and no others', async () => {
  const [member, other] = [await orders.intent(), await orders.intent()];
  for (const order of [member, other]) await orders.replicas[0].open(order);
  await orders.replicas[0].beginVoidingAll(orders.database, { member_id: member.member_id, state: 'held' }, { ending: 'returned' });
  await orders.replicas[1].sweep();
  expect([await statesOf([member]), await statesOf([other])]).toEqual([['returned'], ['held']]);
});

test('a sweeper that is stopped ends with its batch', async () => {
  const rows = await left(150);
  await idleFor(2, rows);
  await orders.replicas[0].sweep(AbortSignal.abort());
  expect(voidsOf(rows)).toBe(100);
});
