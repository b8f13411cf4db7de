import { createHash } from 'node:crypto';
import { multiplierAfter, safeTilesOf, type BombCount } from '../../src/bombs/index.ts';
import { crashPointOf, endByItself } from '../../src/crash/index.ts';
import { fromHundredths, payoutOf, returnToPlayer, sealedNumber, survives } from '../../src/fairness/index.ts';

const STAKE = 10_000n;

export interface Played {
  /** What came back of each R$ staked, on average. */
  mean: number;
  /** Half of the 99.9 % interval of that mean. */
  halfInterval: number;
}

/** Two-sided 99.9 % of the normal distribution. */
const Z_999 = 3.2905;

/** Plays `rounds` rounds with seeds drawn from `name`, by the service's own rules. `payoutOfRound` in hundredths of STAKE. */
function play(name: string, rounds: number, payoutOfRound: (sealed: bigint) => bigint): Played {
  let sum = 0;
  let squares = 0;
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const serverSeed = createHash('sha256').update(`${name}:${nonce}`).digest();
    const share = Number(payoutOfRound(sealedNumber({ serverSeed, clientSeed: 'strategy', nonce }))) / Number(STAKE);
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  return { mean, halfInterval: Z_999 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

/** Cashes out after `tiles` safe tiles (all of them: null). */
export function playBombs(winChancePercent: number, rounds: number, { bombs, tiles }: { bombs: BombCount; tiles: number | null }): Played {
  const rtp = returnToPlayer(winChancePercent);
  const target = tiles ?? safeTilesOf(bombs);
  return play(`bombs ${winChancePercent} ${bombs} ${tiles}`, rounds, (sealed) => {
    for (let n = 1; n <= target; n++) if (!survives(multiplierAfter(n, bombs, null), rtp, sealed)) return 0n;
    return payoutOf(STAKE, multiplierAfter(target, bombs, null));
  });
}

/** Cashes out automatically at this many hundredths. */
export function playCrash(winChancePercent: number, rounds: number, autoCashout: number): Played {
  const rtp = returnToPlayer(winChancePercent);
  return play(`crash ${winChancePercent} ${autoCashout}`, rounds, (sealed) => {
    const { paidMultiplier } = endByItself(crashPointOf(rtp, sealed, null), autoCashout);
    return paidMultiplier === null ? 0n : payoutOf(STAKE, fromHundredths(paidMultiplier));
  });
}
