import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAudit } from '../src/audit/run-audit.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const KILLS = 4;
const LANES = 16;

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await wallet.remove();
});

/** The service in a process of its own, on the test's database. */
async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
  const variables = { ...wallet.env.variables, PLATFORM_BASE_URL: wallet.platform.url, GROUP_ID: '1', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [MAIN], { env: variables, stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const { msg, internalPort } = JSON.parse(line) as { msg: string; internalPort: number };
    if (msg === 'listening') return { child, port: internalPort };
  }
  throw new Error('the wallet ended while starting');
}

it(
  `kill -9 of the service ${KILLS} times and of its database connection as often: nothing acknowledged is lost, nothing is done twice`,
  { timeout: 90_000 },
  async () => {
    const members: FakeMember[] = [];
    for (let number = 0; number < 5; number++) members.push(await wallet.member(1_000));
    const acknowledged = new Map<string, string>();
    let current = await startProcess();
    let over = false;
    let failures = 0;

    const post = async (transfer: object): Promise<string | undefined> => {
      try {
        const response = await fetch(`http://127.0.0.1:${current.port}/internal/transfers`, {
          method: 'POST',
          headers: { authorization: wallet.env.keys.serviceAuthorization('games', 'wallet'), 'content-type': 'application/json' },
          body: JSON.stringify({ transfers: [transfer] }),
        });
        return response.ok ? ((await response.json()) as { results: [{ status: string }] }).results[0].status : undefined;
      } catch {
        return undefined;
      }
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
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 150);
      await wallet.service.kit.database.raw(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wallet ledger' AND state = 'active'",
      );
      const ended = once(current.child, 'exit');
      current.child.kill('SIGKILL');
      await ended;
      current = await startProcess();
    }
    over = true;
    await Promise.all(lanes);

    const rows: { key: string; times: string }[] = await wallet.service.kit
      .database('movements')
      .where({ caller: 'games' })
      .groupBy('key')
      .select('key')
      .count({ times: '*' });
    expect(failures).toBeGreaterThan(0);
    expect(rows.filter(({ times }) => Number(times) !== 1)).toEqual([]);
    const done = [...acknowledged].filter(([, status]) => status === 'ok' || status === 'duplicate').map(([key]) => key);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(done.toSorted());
    expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);
  },
);
