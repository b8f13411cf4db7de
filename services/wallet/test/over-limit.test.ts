import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  createKit,
  createService,
  hundredths,
  inTransaction,
  kitConfig,
  readConfig,
  Type,
  uuidv7,
  type Command,
  type Service,
} from '@facet/service-kit';
import { testEnvironment, until } from '@facet/service-kit/testing';
import { requireBooked, walletCommands } from '@facet/money-kit';
import { migrationsDirectory } from '../src/app.ts';
import { startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

const IN_A_MINUTE = 40;
const OVER = 200;

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
  Object.assign(wallet.settings, { earn_hourly_amount: '100000', earn_hourly_transfers: String(6 * IN_A_MINUTE) });
});
afterAll(() => wallet.remove());

/** Another service, with its outbox and the real wallet as its receiver. */
async function startSender(): Promise<Service> {
  const { internalPort } = await wallet.service.listen();
  const env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: `http://127.0.0.1:${internalPort}` } });
  const variables = { ...env.variables, SERVICE_KEY_FILE: wallet.env.keys.keyFileOf('earn') };
  const service = createService({
    kit: createKit('earn', readConfig(Type.Object(kitConfig), variables)),
    migrationsDirectory,
    areas: {},
    checkDelivered: requireBooked,
  });
  await service.ready();
  onTestFinished(async () => {
    await service.close();
    await env.remove();
  });
  return service;
}

const creditOf = ({ id: memberId }: FakeMember) =>
  ({ memberId, key: uuidv7(), amountHundredths: hundredths(100n), type: 'wall_credit', account: 'wall:a', reason: 'Survey' }) as const;

test('a reversal does not wait behind 200 credits that are over their caller’s limit, and those go on when it allows them', async () => {
  const sender = await startSender();
  const { database, outbox } = sender.kit;
  const send = (commands: readonly Command[]) =>
    inTransaction(database, async (transaction) => {
      for (const command of commands) await outbox.send(transaction, command);
    });
  const waiting = async () => {
    const [row] = await database('outbox').count<{ count: bigint }[]>('* as count');
    return Number(row?.count);
  };
  const [one, others] = [await wallet.member(), await wallet.member()];
  const charged = creditOf(one);
  await send([walletCommands.credit(charged)]);
  await until('it is booked', async () => (await waiting()) === 0);
  await send(Array.from({ length: IN_A_MINUTE - 1 + OVER }, () => walletCommands.credit(creditOf(others))));
  await until('the limit is reached', async () => (await waiting()) === OVER);

  await send([walletCommands.reverse(charged)]);
  const balanceOf = async ({ id }: FakeMember) =>
    (await wallet.internal('earn', 'GET', `/internal/balances/${id}`)).json().balance as string;
  await until('it is taken back', async () => (await balanceOf(one)) === '0.00');
  await until('nothing else was taken', async () => (await waiting()) === OVER);

  await until('what was moved is written down', async () => {
    const [row] = await wallet.service.kit.database('caller_flows').sum<{ transfers: string }[]>({ transfers: 'transfers' });
    return Number(row?.transfers) === IN_A_MINUTE;
  });
  await wallet.service.kit.database.raw(`update caller_flows set slot = slot - interval '2 hours'`);
  await until('as many as may go on have', async () => (await waiting()) === OVER - IN_A_MINUTE);
  expect(await balanceOf(others)).toBe(`${2 * IN_A_MINUTE - 1}.00`);
  const { rows } = await database.raw<{ rows: [{ tried: bigint }] }>('select coalesce(sum(attempts), 0)::bigint as tried from outbox');
  expect(Number(rows[0].tried), 'tries of what waits').toBeLessThan(OVER);
});
