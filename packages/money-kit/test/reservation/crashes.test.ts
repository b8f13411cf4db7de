import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMOUNT, BALANCE, moneyOf, startOrders, steps, type Order, type Orders, type Place } from './orders.ts';

let orders: Orders;
beforeAll(async () => void (orders = await startOrders()));
afterAll(() => orders.remove());

const places = steps.flatMap((step) => [`before ${step}`, `after ${step}`] as const);
const opening = places.slice(0, 4);
const voiding = places.slice(4);
const killed = new Error('killed here');
const killAt = (place: Place): void =>
  orders.at(place, () => {
    throw killed;
  });
const returned = { ending: 'returned' } as const;
const notInTime = { ending: 'refused', refusal: 'not_in_time' } as const;

async function expectEnd(order: Order, state: 'held' | 'refused' | 'returned'): Promise<void> {
  const isHeld = state === 'held';
  const money = { balance: isHeld ? BALANCE - AMOUNT : BALANCE, keys: isHeld ? [`bet:${order.id}`] : [], isOnce: true };
  expect([(await orders.now(order)).state, moneyOf(orders, order)]).toEqual([state, money]);
}

describe.each(opening)('killed %s', (place) => {
  test('while it opens, it is ended by the sweeper, and the money is back', async () => {
    const order = await orders.intent();
    killAt(place);
    await expect(orders.replicas[0].open(order)).rejects.toBe(killed);
    await orders.settle();
    await expectEnd(order, 'refused');
  });

  test('while it opens, the same call again goes on where it was', async () => {
    const order = await orders.intent();
    killAt(place);
    await expect(orders.replicas[0].open(order)).rejects.toBe(killed);
    expect(await orders.replicas[1].open(await orders.now(order))).toMatchObject({ status: 'held' });
    await orders.settle();
    await expectEnd(order, 'held');
  });

  test.each(voiding)('while it opens, and the sweeper %s, the next sweeper ends it', async (second) => {
    const order = await orders.intent();
    killAt(place);
    await expect(orders.replicas[0].open(order)).rejects.toBe(killed);
    killAt(second);
    await orders.later();
    await orders.replicas[1].sweep();
    expect((await orders.now(order)).state).toBe('voiding');
    await orders.settle();
    await expectEnd(order, 'refused');
  });
});

test.each(voiding)('killed %s, while it is given back by its owner, the sweeper gives it back', async (place) => {
  const order = await orders.intent();
  await orders.replicas[0].open(order);
  const begun = await orders.replicas[0].beginVoiding(orders.database, order, 'held', returned);
  killAt(place);
  await expect(orders.replicas[0].finishVoiding(begun as Order)).rejects.toBe(killed);
  await orders.settle();
  await expectEnd(order, 'returned');
});

describe('a second actor', () => {
  test.each(opening.slice(0, 3))('who gives it up %s: the call that opens it says so, and the money is back', async (place) => {
    const order = await orders.intent();
    orders.at(place, () => orders.replicas[1].beginVoiding(orders.database, order, 'opening', notInTime));
    expect(await orders.replicas[0].open(order)).toEqual({ status: 'not_in_time' });
    await orders.settle();
    await expectEnd(order, 'refused');
  });

  test('waits for a step that is being written, and then finds that it is over', async () => {
    const order = await orders.intent();
    const second: Promise<unknown>[] = [];
    orders.at('after onHeld', () => void second.push(orders.replicas[1].beginVoiding(orders.database, order, 'opening', notInTime)));
    expect((await orders.replicas[0].open(order)).status).toBe('held');
    expect(await Promise.all(second)).toEqual([undefined]);
    await expectEnd(order, 'held');
  });

  test('and a third who give back what is held, ten at once: it comes back once, and ends as the first one said', async () => {
    const order = await orders.intent();
    await orders.replicas[0].open(order);
    const begun = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        orders.replicas[index % 2 === 0 ? 0 : 1].beginVoiding(orders.database, order, 'held', returned),
      ),
    );
    const [first, ...others] = begun.filter((row) => row !== undefined);
    expect(others).toEqual([]);
    const finished = await Promise.all(orders.replicas.map((replica) => replica.finishVoiding(first as Order)));
    expect(finished.filter((row) => row !== undefined)).toHaveLength(1);
    await expectEnd(order, 'returned');
  });

  test('who keeps it, while another gives it back: one of them does', async () => {
    const order = await orders.intent();
    await orders.replicas[0].open(order);
    const [kept, begun] = await Promise.all([
      orders.replicas[0].move(orders.database, order, 'held', { state: 'kept' }),
      orders.replicas[1].beginVoiding(orders.database, order, 'held', returned),
    ]);
    expect([kept, begun].filter((row) => row !== undefined)).toHaveLength(1);
    await orders.settle();
    const isKept = kept !== undefined;
    expect([(await orders.now(order)).state, moneyOf(orders, order).balance]).toEqual(
      isKept ? ['kept', BALANCE - AMOUNT] : ['returned', BALANCE],
    );
  });

  test('who changes how it will end, while its money goes back: it ends as was said last', async () => {
    const order = await orders.intent();
    await orders.replicas[0].hold(order);
    const begun = await orders.replicas[0].beginVoiding(orders.database, order, 'opening', notInTime);
    orders.at('after void', () =>
      orders.replicas[1].beginVoidingAll(orders.database, { member_id: order.member_id, state: 'voiding', ending: 'refused' }, returned),
    );
    expect(await orders.replicas[0].finishVoiding(begun as Order)).toMatchObject({ state: 'returned' });
    await expectEnd(order, 'returned');
  });

  test('ten calls that open the same one at once: the money leaves once, and each is told the same', async () => {
    const order = await orders.intent();
    const opened = await Promise.all(Array.from({ length: 10 }, (_, index) => orders.replicas[index % 2 === 0 ? 0 : 1].open(order)));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 'held'));
    await expectEnd(order, 'held');
  });
});

test('one that is not being voided is not given back', async () => {
  const order = await orders.intent();
  await orders.replicas[0].open(order);
  await expect(orders.replicas[0].finishVoiding(await orders.now(order))).rejects.toThrow('is not being voided');
  await expectEnd(order, 'held');
});
