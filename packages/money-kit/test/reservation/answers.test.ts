import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WalletResult } from '../../src/index.ts';
import { AMOUNT, BALANCE, moneyOf, startOrders, type Order, type Orders } from './orders.ts';

let orders: Orders;
beforeAll(async () => void (orders = await startOrders()));
afterEach(() => mend());
afterAll(() => orders.remove());

const ofBet = ({ member_id, id }: Order) => ({ caller: 'games', memberId: member_id, key: `bet:${id}` });
const stake = { type: 'bet', account: 'house' } as const;

/**
 * What makes the wallet answer so, by what it finds; and whether the same call, when nothing is in its way any more,
 * holds the money.
 */
const debits = {
  ok: { plant: () => undefined, isHeld: true, laterHeld: true },
  duplicate: {
    plant: (order) => orders.wallet.book({ op: 'debit', ...ofBet(order), ...stake, amountHundredths: AMOUNT }),
    isHeld: true,
    laterHeld: true,
  },
  cancelled: { plant: (order) => orders.wallet.book({ op: 'void', ...ofBet(order) }), isHeld: false, laterHeld: false },
  insufficient: { plant: (order) => orders.wallet.give(order.member_id, -BALANCE, 0), isHeld: false, laterHeld: true },
  requirement: { plant: () => void (orders.minTotalEarned = '1000.00'), isHeld: false, laterHeld: true },
  key_reused: {
    plant: (order) => orders.wallet.book({ op: 'debit', ...ofBet(order), ...stake, amountHundredths: AMOUNT + 1n }),
    isHeld: false,
    laterHeld: false,
  },
  refused: { plant: ({ id }) => orders.wallet.refuse([`bet:${id}`]), isHeld: false, laterHeld: true },
  'unknown without effect': { plant: () => orders.wallet.fail('before'), isHeld: false, laterHeld: true },
  'unknown with effect': { plant: () => orders.wallet.fail('after'), isHeld: false, laterHeld: true },
} as const satisfies Record<string, { plant: (order: Order) => void; isHeld: boolean; laterHeld: boolean }>;
type DebitAnswer = keyof typeof debits;

function mend(order?: Order): void {
  orders.wallet.fail('no');
  orders.wallet.refuse([]);
  orders.answerVoids(undefined);
  orders.minTotalEarned = undefined;
  const lacks = order && orders.wallet.balanceOf(order.member_id) === 0n;
  if (lacks) orders.wallet.give(order.member_id, BALANCE, 0);
}

/** Who acts when the wallet has answered, and the row does not know yet. */
const meanwhile = {
  nobody: { act: () => Promise.resolve(), wins: undefined },
  'a twin of the call, with nothing in its way': {
    act: async (order: Order) => {
      mend(order);
      await orders.replicas[1].open(order);
    },
    wins: 'the twin',
  },
  'a sweeper that began': {
    act: async (order: Order) =>
      void (await orders.replicas[1].beginVoiding(orders.database, order, 'opening', { ending: 'refused', refusal: 'not_in_time' })),
    wins: 'the sweeper',
  },
  'a sweeper that ended it': {
    act: async (order: Order) => {
      mend(order);
      await orders.database('orders').where({ id: order.id }).update({ idle_since: '-infinity' });
      await orders.replicas[1].sweep();
    },
    wins: 'the sweeper',
  },
} as const;
type Meanwhile = keyof typeof meanwhile;

const statusWithoutOthers: Record<DebitAnswer, string> = {
  ok: 'held',
  duplicate: 'held',
  cancelled: 'not_in_time',
  insufficient: 'insufficient',
  requirement: 'requirement',
  key_reused: 'unavailable',
  refused: 'unavailable',
  'unknown without effect': 'unavailable',
  'unknown with effect': 'unavailable',
};

describe.each(Object.keys(debits) as DebitAnswer[])('the wallet answers the debit with %s', (answer) => {
  test.each(Object.keys(meanwhile) as Meanwhile[])('and in between acts %s', async (who) => {
    const order = await orders.intent();
    const { plant, isHeld, laterHeld } = debits[answer];
    const { act, wins } = meanwhile[who];
    plant(order);
    orders.at('after debit', () => act(order));
    const opened = await orders.replicas[0].open(order);
    mend(order);
    await orders.settle();

    const ends = wins === undefined ? isHeld : wins === 'the twin' && laterHeld;
    const { state } = await orders.now(order);
    expect([state, moneyOf(orders, order)]).toEqual(
      ends
        ? ['held', { balance: BALANCE - AMOUNT, keys: [`bet:${order.id}`], isOnce: true }]
        : ['refused', { balance: BALANCE, keys: [], isOnce: true }],
    );
    // What the caller was told is so, and so it is told again.
    expect(opened.status === 'held').toBe(ends);
    const told = wins === undefined ? statusWithoutOthers[answer] : opened.status;
    expect(opened.status).toBe(told);
    const again = await orders.replicas[0].open(await orders.now(order));
    expect(again.status).toBe(opened.status === 'unavailable' ? 'not_in_time' : opened.status);
  });
});

describe('a free one', () => {
  test('is held and ended without its money being asked for', async () => {
    const order = await orders.intent({ amount: 0n });
    await orders.replicas[0].beginVoiding(orders.database, order, 'opening', { ending: 'refused', refusal: 'not_in_time' });
    orders.wallet.fail('before');
    expect(await orders.replicas[0].finishVoiding(await orders.now(order))).toMatchObject({ state: 'refused' });
  });
});

const plain = (status: 'cancelled' | 'insufficient' | 'requirement') => () => orders.answerVoids({ status });
/** What makes the wallet answer a void so. */
const voids = {
  ok: { plant: () => undefined, isBack: true },
  duplicate: { plant: (order) => orders.wallet.book({ op: 'void', ...ofBet(order) }), isBack: true },
  cancelled: { plant: plain('cancelled'), isBack: false },
  insufficient: { plant: plain('insufficient'), isBack: false },
  requirement: { plant: plain('requirement'), isBack: false },
  key_reused: { plant: () => orders.answerVoids({ status: 'key_reused' }), isBack: false },
  refused: { plant: ({ id }) => orders.wallet.refuse([`bet:${id}`]), isBack: false },
  'unknown without effect': { plant: () => orders.wallet.fail('before'), isBack: false },
  'unknown with effect': { plant: () => orders.wallet.fail('after'), isBack: false },
} as const satisfies Record<`${WalletResult['status']}${string}`, { plant: (order: Order) => void; isBack: boolean }>;

async function held(): Promise<Order> {
  const opened = await orders.replicas[0].open(await orders.intent());
  if (opened.status !== 'held') throw new Error(opened.status);
  return opened.row;
}

describe.each(Object.keys(voids) as (keyof typeof voids)[])('the wallet answers the void of a held one with %s', (answer) => {
  test('and it has ended when the money is back, not before', async () => {
    const order = await held();
    const voiding = await orders.replicas[0].beginVoiding(orders.database, order, 'held', { ending: 'returned' });
    voids[answer].plant(order);
    const said = await orders.replicas[0].finishVoiding(voiding as Order).then(
      (row) => row?.state,
      (error: { code: string; status: number }) => [error.code, error.status],
    );
    const { isBack } = voids[answer];
    expect([said, (await orders.now(order)).state]).toEqual(isBack ? ['returned', 'returned'] : [['unavailable', 503], 'voiding']);
    mend();
    await orders.settle();
    expect([(await orders.now(order)).state, moneyOf(orders, order)]).toEqual(['returned', { balance: BALANCE, keys: [], isOnce: true }]);
    // It was held once: the call that opened it is answered as it was.
    expect(await orders.replicas[1].open(await orders.now(order))).toMatchObject({ status: 'held', row: { state: 'returned' } });
  });
});

describe('of one whose end the ledger may know', () => {
  test.each([
    ['knows it', true, 'returned', BALANCE - AMOUNT],
    ['does not', false, 'returned', BALANCE],
    ['does not say', new Error('planted'), 'voiding', BALANCE - AMOUNT],
  ] as const)('when it %s', async (_what, settled, state, balance) => {
    const order = await held();
    orders.settled.set(order.id, settled);
    const voiding = (await orders.replicas[0].beginVoiding(orders.database, order, 'held', { ending: 'returned' })) as Order;
    await orders.replicas[0].finishVoiding(voiding).catch(() => undefined);
    expect([(await orders.now(order)).state, orders.wallet.balanceOf(order.member_id)]).toEqual([state, balance]);
    orders.settled.clear();
    await orders.settle();
  });

  test('is not asked of one that was never held', async () => {
    const order = await orders.intent();
    orders.settled.set(order.id, true);
    orders.wallet.fail('after');
    await orders.replicas[0].open(order);
    mend();
    await orders.settle();
    expect([(await orders.now(order)).state, moneyOf(orders, order).balance]).toEqual(['refused', BALANCE]);
  });
});
