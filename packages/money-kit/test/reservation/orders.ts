import { join } from 'node:path';
import { createKit, kitConfig, readConfig, Type, uuidv7, type Database, type Kit } from '@facet/service-kit';
import { testEnvironment } from '@facet/service-kit/testing';
import { Reservation, WalletClient, type Purse, type Reserved, type WalletResult } from '../../src/index.ts';
import { startFakeWallet, type FakeWallet } from '../../src/testing/index.ts';
import { walletAt } from '../../src/testing/wallet-at.ts';

export interface Order extends Reserved {
  state: 'opening' | 'held' | 'kept' | 'voiding' | 'refused' | 'returned';
  ending: 'refused' | 'returned' | null;
  amount: bigint;
}

/** Where a handler can be stopped, or somebody act in between. */
export const steps = ['debit', 'onHeld', 'void', 'onVoided'] as const;
export type Place = `${'before' | 'after'} ${(typeof steps)[number]}`;

export interface Orders {
  wallet: FakeWallet;
  database: Database;
  metrics: Kit['metrics'];
  /** Two replicas on one database. */
  replicas: readonly [Reservation<Order>, Reservation<Order>];
  /** An intent of 4.00 of a member who has 10.00, as the owner of a reservation stores it. */
  intent(change?: Partial<Order>): Promise<Order>;
  now(order: Order): Promise<Order>;
  /** Runs once, when that place is reached first. */
  at(place: Place, act: (order: { id: string }) => unknown): void;
  /** Instead of the wallet's answer to a void. */
  answerVoids(result: WalletResult | undefined): void;
  /** The ledger knows their end. */
  settled: Map<string, boolean | Error>;
  /** What must be held of the member when they asked; R$. */
  minTotalEarned: string | undefined;
  /** As if this much time went by for everything that is half way. */
  later(): Promise<void>;
  /** Lets time go by, and sweeps, until nothing changes any more. */
  settle(): Promise<void>;
  remove(): Promise<void>;
}

export const BALANCE = 1_000n;
export const AMOUNT = 400n;

/** A reservation on a table that has nothing but it, with the real client in front of the fake wallet. */
export async function startOrders(): Promise<Orders> {
  const wallet = await startFakeWallet();
  const env = await testEnvironment('games', { migrationsDirectory: join(import.meta.dirname, 'migrations') });
  const { database, log, metrics } = createKit('games', readConfig(Type.Object(kitConfig), env.variables));
  const client = new WalletClient(walletAt(wallet.service.url, env.keys.serviceAuthorization('games', 'wallet')));
  const acts = new Map<Place, (order: { id: string }) => unknown>();
  let voidAnswer: WalletResult | undefined;

  const reach = async (place: Place, id: string): Promise<void> => {
    const act = acts.get(place);
    acts.delete(place);
    await act?.({ id });
  };
  async function around<Result>(step: (typeof steps)[number], id: string, work: () => Promise<Result>): Promise<Result> {
    await reach(`before ${step}`, id);
    const result = await work();
    await reach(`after ${step}`, id);
    return result;
  }
  const idOf = (key: string): string => key.slice('bet:'.length);
  const purse: Purse = {
    debit: (debit) => around('debit', idOf(debit.key), () => client.debit(debit)),
    void: (key) => around('void', idOf(key.key), async () => voidAnswer ?? client.void(key)),
  };
  const replica = (): Reservation<Order> =>
    new Reservation<Order>(
      {
        table: 'orders',
        keyOf: (id) => `bet:${id}`,
        held: 'held',
        amountOf: ({ amount }) => amount,
        debitOf: () => ({
          type: 'bet',
          account: 'house',
          reason: 'An order',
          ...(orders.minTotalEarned !== undefined && { minTotalEarned: orders.minTotalEarned }),
        }),
        onHeld: (_transaction, { id }, _terms, write) => around('onHeld', id, () => write()),
        onVoided: (_transaction, { id }, write) => around('onVoided', id, () => write()),
        async wasSettled({ id }) {
          const known = orders.settled.get(id) ?? false;
          if (typeof known !== 'boolean') throw known;
          return known;
        },
      },
      { kit: { database, log }, purse, sweepAfterMs: 60_000 },
    );

  const orders: Orders = {
    wallet,
    database,
    metrics,
    replicas: [replica(), replica()],
    settled: new Map(),
    minTotalEarned: undefined,
    async intent(change = {}) {
      const order = { member_id: uuidv7(), id: uuidv7(), state: 'opening' as const, amount: AMOUNT, ...change };
      wallet.give(order.member_id, BALANCE);
      return ((await database('orders').insert(order).returning('*')) as [Order])[0];
    },
    now: async ({ id }) => (await database('orders').where({ id }).first()) as Order,
    at: (place, act) => void acts.set(place, act),
    answerVoids: (result) => void (voidAnswer = result),
    later: async () =>
      void (await database('orders').update({
        idle_since: database.raw("idle_since - interval '1 hour'"),
        changed_at: database.raw("changed_at - interval '1 hour'"),
      })),
    async settle() {
      acts.clear();
      for (let turn = 0; turn < 3; turn++) {
        await orders.later();
        await orders.replicas[1].sweep();
      }
    },
    async remove() {
      await database.destroy();
      await wallet.service.stop();
      await env.remove();
    },
  };
  return orders;
}

/** What must be true of one that settled, whatever happened before: it holds its money, once, or none. */
export function moneyOf({ wallet }: Orders, { member_id, id }: Order): { balance: bigint; keys: string[]; isOnce: boolean } {
  const statement = wallet.statementOf(member_id);
  const count = (what: string): number => statement.filter((line) => line.startsWith(what)).length;
  return {
    balance: wallet.balanceOf(member_id),
    keys: wallet.keysOf(member_id).filter((key) => key === `bet:${id}`),
    isOnce: count('bet ') <= 1 && count('void ') <= 1,
  };
}
