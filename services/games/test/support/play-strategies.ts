import { createHash } from 'node:crypto';
import { formatMoney } from '@facet/service-kit';
import { checkRound, type ExportedRound } from '../../bin/check-round.ts';
import { multiplierAfter, placeBombs, safeTilesOf, type BombCount } from '../../src/bombs/index.ts';
import { crashPointOf, endByItself } from '../../src/crash/index.ts';
import { fromHundredths, hashOf, payoutOf, returnToPlayer, sealedNumber, survives } from '../../src/fairness/index.ts';

const STAKE = 10_000n;
const CLIENT_SEED = 'strategy';

export interface Played {
  /** What came back of each R$ staked, on average. */
  mean: number;
  /** Half of the 99.9 % interval of that mean. */
  halfInterval: number;
  /** Rounds with a claim that the independent verifier denies. */
  disagreements: number;
}

/** Two-sided 99.9 % of the normal distribution. */
const Z_999 = 3.2905;

interface Deal {
  serverSeed: Buffer;
  nonce: number;
  sealed: bigint;
}

/** What a round came to, as the fairness page would export it but for its seal. */
type Result = Pick<
  ExportedRound,
  'game' | 'outcome' | 'multiplier' | 'bombCount' | 'revealed' | 'bombTile' | 'bombPositions' | 'autoCashout' | 'crashPoint'
> & {
  payout: bigint;
};

/** Plays `rounds` rounds with seeds drawn from `name`, by the service's own rules, and has each one checked. */
function play(name: string, winChancePercent: number, rounds: number, playRound: (deal: Deal) => Result): Played {
  let sum = 0;
  let squares = 0;
  let disagreements = 0;
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const serverSeed = createHash('sha256').update(`${name}:${nonce}`).digest();
    const deal = { serverSeed, nonce, sealed: sealedNumber({ serverSeed, clientSeed: CLIENT_SEED, nonce }) };
    const { payout, ...result } = playRound(deal);
    const share = Number(payout) / Number(STAKE);
    sum += share;
    squares += share * share;
    const sealedBy = { serverSeed: serverSeed.toString('hex'), serverSeedHash: hashOf(serverSeed), clientSeed: CLIENT_SEED, nonce };
    const money = { betAmount: formatMoney(STAKE), winAmount: payout === 0n ? null : formatMoney(payout) };
    const checks = checkRound({ ...result, ...sealedBy, ...money, winChance: winChancePercent / 100, maxMultiplierOverride: null });
    if (checks.some(({ holds }) => !holds)) disagreements += 1;
  }
  const mean = sum / rounds;
  return { mean, halfInterval: Z_999 * Math.sqrt((squares / rounds - mean * mean) / rounds), disagreements };
}

/** Cashes out after `tiles` safe tiles (all of them: null). */
export function playBombs(winChancePercent: number, rounds: number, { bombs, tiles }: { bombs: BombCount; tiles: number | null }): Played {
  const rtp = returnToPlayer(winChancePercent);
  const target = tiles ?? safeTilesOf(bombs);
  return play(`bombs ${winChancePercent} ${bombs} ${tiles}`, winChancePercent, rounds, ({ sealed, serverSeed, nonce }) => {
    const safe = countWhile(target, (n) => survives(multiplierAfter(n, bombs, null), rtp, sealed));
    const hasWon = safe === target;
    const revealed = Array.from({ length: safe }, (_, tile) => tile);
    const bombTile = hasWon ? null : safe;
    return {
      game: 'bombs',
      outcome: hasWon ? 'won' : 'lost',
      payout: hasWon ? payoutOf(STAKE, multiplierAfter(target, bombs, null)) : 0n,
      multiplier: null,
      bombCount: bombs,
      revealed,
      bombTile,
      bombPositions: placeBombs({ serverSeed, clientSeed: CLIENT_SEED, nonce, bombCount: bombs, revealed, bombTile }),
      autoCashout: null,
      crashPoint: null,
    };
  });
}

/** Cashes out automatically at this many hundredths. */
export function playCrash(winChancePercent: number, rounds: number, autoCashout: number): Played {
  const rtp = returnToPlayer(winChancePercent);
  return play(`crash ${winChancePercent} ${autoCashout}`, winChancePercent, rounds, ({ sealed }) => {
    const crash = crashPointOf(rtp, sealed, null);
    const { paidMultiplier } = endByItself(crash, autoCashout);
    return {
      game: 'crash',
      outcome: paidMultiplier === null ? 'lost' : 'won',
      payout: paidMultiplier === null ? 0n : payoutOf(STAKE, fromHundredths(paidMultiplier)),
      multiplier: paidMultiplier === null ? null : paidMultiplier / 100,
      bombCount: null,
      revealed: [],
      bombTile: null,
      bombPositions: null,
      autoCashout: autoCashout / 100,
      crashPoint: crash.multiplier / 100,
    };
  });
}

/** How many of 1, 2, … up to `most` hold before the first that does not. */
function countWhile(most: number, holds: (n: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count + 1)) count += 1;
  return count;
}
