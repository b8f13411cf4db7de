import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../src/audit/run-audit.ts';
import { callProcess, startWalletProcess } from './support/wallet-process.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

/** `npm run test:long` (test/long) goes on for longer. */
const KILLS = process.env['TEST_LENGTH'] === 'long' ? 12 : 2;
const LANES = 16;

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
let current: ServiceProcess;
afterAll(async () => {
  await current.kill();
  await wallet.remove();
});

test(`kill -9 of the service ${KILLS} times and of its database connection as often: nothing acknowledged is lost, nothing is done twice`, async () => {
  const members: FakeMember[] = [];
  for (let number = 0; number < 5; number++) members.push(await wallet.member(1_000));
  const acknowledged = new Map<string, string>();
  current = await startWalletProcess(wallet);
  let over = false;
  let failures = 0;

  const post = async (transfer: object): Promise<string | undefined> => {
    const response = await callProcess(wallet, current, {
      caller: 'games',
      path: '/internal/transfers',
      body: { transfers: [transfer] },
    });
    if (!response?.ok) return undefined;
    const answer = (await response.json().catch(() => undefined)) as { results: [{ status: string }] } | undefined;
    return answer?.results[0].status;
  };
  /** Each transfer is repeated with its key until it is answered, whoever answers. */
  const lane = async (number: number): Promise<void> => {
    for (let round = 0; !over; round++) {
      const spend = (number + round) % 2 === 0;
      const kind = spend ? { direction: 'debit', type: 'bet' } : { type: 'game_win' };
      const transfer = { ...credit(members[round % members.length] as FakeMember, 30), account: 'house', ...kind };
      let status = await post(transfer);
      for (; status === undefined; status = await post(transfer)) {
        failures += 1;
        await pause(5);
      }
      acknowledged.set(transfer.key, status);
    }
  };
  const lanes = Array.from({ length: LANES }, (_, number) => lane(number));

  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 150);
    await wallet.service.kit.database.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'wallet ledger' and state = 'active'",
    );
    await current.kill();
    current = await startWalletProcess(wallet);
  }
  over = true;
  await Promise.all(lanes);

  const rows: { key: string; times: string }[] = await wallet.service.kit
    .database('transfers')
    .where({ caller: 'games' })
    .groupBy('key')
    .select('key')
    .count({ times: '*' });
  expect(failures).toBeGreaterThan(0);
  expect(rows.filter(({ times }) => Number(times) !== 1)).toEqual([]);
  const done = [...acknowledged].filter(([, status]) => status === 'ok' || status === 'duplicate').map(([key]) => key);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(done.toSorted());
  expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);
});
