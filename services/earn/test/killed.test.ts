import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EarnProcess, spawnEarn } from './earn-process.ts';
import { aClaim, type Call, providerCall } from './provider-calls.ts';
import { type Earn, sendTo, startEarn } from './start-earn.ts';

const walls = ['a', 'b', 'c', 'd'] as const;
const ROUNDS = 6;
const CREDITS_A_ROUND = 24;

/** Its database and peers are shared with the processes that are killed; it takes no calls itself. */
let peers: Earn;
beforeAll(async () => {
  peers = await startEarn();
});
afterAll(() => peers.close());

const start = () => spawnEarn({ ...peers.env.variables, LOG_LEVEL: 'info' });
/** As a wall does: true when it was told that its postback was taken. */
function taken(process: EarnProcess, call: Call) {
  return sendTo(process.port, call).then(
    ({ status }) => status === 200,
    () => false,
  );
}

it(`killed with -9 in the middle of its work ${ROUNDS} times, it loses and doubles no credit`, async () => {
  const member = peers.aMember();
  const calls: Call[] = [];
  let told = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const process = await start();
    const fresh = Array.from({ length: CREDITS_A_ROUND }, (_, index) =>
      providerCall(walls[index % 4] ?? 'a', aClaim({ member, amount: '1.00' })),
    );
    calls.push(...fresh);
    const answers = Promise.all(fresh.map((call) => taken(process, call)));
    await delay(round * 12);
    await process.kill();
    told += (await answers).filter(Boolean).length;
  }
  expect(told).toBeLessThan(calls.length);
  await peers.settled();
  const afterKills = peers.wallet.credits().length;
  expect(afterKills).toBeGreaterThanOrEqual(told);

  // The walls send again what they had no answer to, and all the rest too.
  const process = await start();
  for (const call of calls) expect(await taken(process, call)).toBe(true);
  await peers.settled();
  await process.kill();
  expect(peers.wallet.credits()).toHaveLength(calls.length);
  expect(peers.wallet.balanceOf(member)).toBe(BigInt(calls.length) * 100n);
}, 90_000);
