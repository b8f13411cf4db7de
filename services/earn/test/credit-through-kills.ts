import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from '@facet/service-kit/testing';
import { spawnEarn } from './earn-process.ts';
import { aClaim, type Call, providerCall } from './provider-calls.ts';
import { sendTo, startEarn } from './start-earn.ts';

const walls = ['a', 'b', 'c', 'd'] as const;
const CREDITS_A_ROUND = 24;
/** Spreads the kills over what a round does. */
const KILL_STEPS_MS = [0, 12, 24, 36, 48, 60];

export interface KilledFigures {
  sent: number;
  /** Of which the walls were told that they were taken. */
  told: number;
  creditsAfterKills: number;
  creditsAtTheEnd: number;
  balanceHundredths: bigint;
}

/**
 * Walls send credits of R$ 1.00 to a process that is killed with -9 in the middle of each round, and at the end send
 * everything again.
 */
export async function creditThroughKills(rounds: number): Promise<KilledFigures> {
  // Its database and peers are shared with the processes that are killed; it takes no calls itself.
  const peers = await startEarn();
  try {
    const member = peers.aMember();
    const start = () => spawnEarn(peers.env.variables);
    const calls: Call[] = [];
    let told = 0;
    for (let round = 0; round < rounds; round++) {
      const process = await start();
      const fresh = Array.from({ length: CREDITS_A_ROUND }, (_, index) =>
        providerCall(
          walls[index % 4] ?? 'a',
          aClaim({ member, amount: '1.00', ...ownSignature(index % 4, round * CREDITS_A_ROUND + index) }),
        ),
      );
      calls.push(...fresh);
      const answers = Promise.all(fresh.map((call) => isTaken(process, call)));
      await delay(KILL_STEPS_MS[round % KILL_STEPS_MS.length]);
      await process.kill();
      told += (await answers).filter(Boolean).length;
    }
    await peers.settled();
    const creditsAfterKills = peers.wallet.credits().length;
    const process = await start();
    for (const call of calls) if (!(await isTaken(process, call))) throw new Error('a postback was not taken at last');
    await peers.settled();
    await process.kill();
    const creditsAtTheEnd = peers.wallet.credits().length;
    return { sent: calls.length, told, creditsAfterKills, creditsAtTheEnd, balanceHundredths: peers.wallet.balanceOf(member) };
  } finally {
    await peers.close();
  }
}

/** A wall that signs no transaction is believed once for each signature. */
function ownSignature(wall: number, number: number) {
  return wall === 2 ? { parameters: { revenue: `${1 + Math.floor(number / 9000)}.${1000 + (number % 9000)}` } } : {};
}

/** As a wall sees it: true when it was told that its postback was taken. */
function isTaken(process: ServiceProcess, call: Call): Promise<boolean> {
  return sendTo(process.port, call).then(
    ({ status }) => status === 200,
    () => false,
  );
}
