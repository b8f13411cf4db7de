import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bombCounts, multiplierAfter, placeBombs, safeTilesOf, type BombCount } from '../src/bombs/index.ts';
import { highestOf, lastCap } from '../src/bombs/multiplier.ts';
import { crashPointOf, endByItself, multiplierAt, payableAt } from '../src/crash/index.ts';
import {
  bustHundredths,
  fromHundredths,
  hashOf,
  payoutOf,
  returnToPlayer,
  sealedNumber,
  survives,
  toHundredths,
  toNumber,
} from '../src/fairness/index.ts';

const serverSeed = Buffer.from('00112233445566778899aabbccddeeff'.repeat(2), 'hex');
const aSealed = fc.bigInt(0n, (1n << 52n) - 1n);
const aPercent = fc.integer({ min: 1, max: 100 });

describe('the sealed number', () => {
  test('is the one of the published vector', () => {
    expect(hashOf(serverSeed)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef');
    const sealed = sealedNumber({ serverSeed, clientSeed: 'demo-client', nonce: 1 });
    expect(Number(sealed) / 2 ** 52).toBeCloseTo(0.926884429, 9);
    expect(toNumber(returnToPlayer(45)) / (Number(sealed) / 2 ** 52)).toBeCloseTo(0.873895, 6);
    expect(bustHundredths(returnToPlayer(45), sealed)).toBe(87n);
  });
});

describe('the multipliers of Bombs', () => {
  test('are the ones of the table: growth to the n, at most min(start + step n, last)', () => {
    const after = (tiles: number, bombs: BombCount) => toNumber(multiplierAfter(tiles, bombs, null));
    expect([1, 2, 3, 4, 5].map((tiles) => after(tiles, 3))).toEqual([1.08, 1.1664, 1.259712, 1.36048896, 1.4693280768]);
    expect([after(1, 1), after(1, 5), after(1, 7), after(1, 10)]).toEqual([1.04, 1.12, 1.16, 1.2]);
    expect([after(23, 1), after(21, 3), after(19, 5), after(17, 7), after(14, 10)]).toEqual([2.2, 3.5, 6, 9.3, 11.4]);
    expect(bombCounts.map((bombs) => after(25 - bombs, bombs))).toEqual([24, 24, 24, 24, 24]);
    expect(after(0, 3)).toBe(1);
  });

  test('obey an operator’s maximum, on a cleared board too', () => {
    expect(toNumber(multiplierAfter(10, 3, 150))).toBe(1.5);
    expect(toNumber(multiplierAfter(22, 3, 150))).toBe(1.5);
    expect(toNumber(multiplierAfter(5, 1, 100))).toBe(1);
    expect(toNumber(multiplierAfter(24, 1, 3000))).toBe(30);
  });

  test('have an end, told before the bet: the last cap, and the most that a round can pay', () => {
    expect(bombCounts.map((bombs) => lastCap(bombs, null))).toEqual([220, 350, 600, 1_000, 2_000]);
    expect(bombCounts.map((bombs) => highestOf(bombs, null))).toEqual([2_400, 2_400, 2_400, 2_400, 2_400]);
    expect([lastCap(3, 150), highestOf(3, 150), highestOf(3, 3_000)]).toEqual([150, 150, 3_000]);
  });

  test('never fall', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bombCounts), fc.option(fc.integer({ min: 10, max: 500 })), (bombs, tenths) => {
        const steps = Array.from({ length: safeTilesOf(bombs) }, (_, n) =>
          toNumber(multiplierAfter(n + 1, bombs, tenths === null ? null : tenths * 10)),
        );
        expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
      }),
    );
  });
});

describe('a payout', () => {
  test('is exact: 100.00 at 1.16 pays 116.00, where floats would pay 115.99', () => {
    expect(payoutOf(10_000n, multiplierAfter(1, 7, null))).toBe(11_600n);
    expect(payoutOf(101n, fromHundredths(150))).toBe(151n);
    expect([toHundredths({ numerator: 7n, denominator: 6n }), toHundredths(fromHundredths(150))]).toEqual([116, 150]);
  });
});

describe('survival', () => {
  test('reaches exactly as far as the return divided by the sealed number', () => {
    const half = 1n << 51n;
    const [rtp, edge] = [returnToPlayer(50), fromHundredths(180)];
    expect([half - 1n, half, half + 1n].map((sealed) => survives(edge, rtp, sealed))).toEqual([true, true, false]);
    expect([0n, half, 1n].map((sealed) => bustHundredths(rtp, sealed))).toEqual([null, 180n, 90n << 52n]);
  });

  test('is certain where the return is above the multiplier, and never more likely for a higher one', () => {
    fc.assert(
      fc.property(
        aPercent,
        aSealed,
        fc.integer({ min: 100, max: 10_000 }),
        fc.integer({ min: 0, max: 500 }),
        (percent, sealed, multiplier, more) => {
          const rtp = returnToPlayer(percent);
          const isCertain = 18 * percent >= 10 * multiplier;
          const isImplied = isCertain || survives(fromHundredths(multiplier + more), rtp, sealed);
          expect(!isImplied || survives(fromHundredths(multiplier), rtp, sealed)).toBe(true);
        },
      ),
    );
  });

  test('agrees with floats away from the border', () => {
    fc.assert(
      fc.property(aPercent, aSealed, fc.integer({ min: 100, max: 10_000 }), (percent, sealed, multiplier) => {
        const bust = (1.8 * percent) / 100 / (Number(sealed) / 2 ** 52);
        fc.pre(Math.abs(bust - multiplier / 100) > 1e-9);
        expect(survives(fromHundredths(multiplier), returnToPlayer(percent), sealed)).toBe(multiplier / 100 <= bust);
      }),
    );
  });
});

describe('the crash point', () => {
  test('is bust to the hundredth at both ends', () => {
    const rtp = { numerator: 1n, denominator: 1n };
    const sealedFor = (hundredths: bigint) => (100n << 52n) / hundredths;
    expect([100n, 99n].map((bust) => crashPointOf(rtp, sealedFor(bust), null))).toEqual([
      { multiplier: 100, atOnce: false },
      { multiplier: 100, atOnce: true },
    ]);
    expect(crashPointOf(rtp, 0n, null)).toEqual({ multiplier: 10_000, atOnce: false });
    expect(crashPointOf(rtp, sealedFor(50n), 100)).toEqual({ multiplier: 100, atOnce: true });
    expect(multiplierAt(-1_000)).toBe(100);
  });

  test('is bust rounded down, at least 1.00, at most 100.00 or the override', () => {
    fc.assert(
      fc.property(aPercent, aSealed, fc.option(fc.integer({ min: 100, max: 5_000 })), (percent, sealed, highest) => {
        const bust = (1.8 * percent) / 100 / (Number(sealed) / 2 ** 52);
        const crash = crashPointOf(returnToPlayer(percent), sealed, highest);
        fc.pre(Math.abs(bust * 100 - Math.round(bust * 100)) > 1e-6);
        expect(crash.multiplier).toBe(Math.min(highest ?? 10_000, Math.max(100, Math.floor(bust * 100))));
        expect(crash.atOnce).toBe(bust < 1);
      }),
    );
  });

  test('is reached by the curve e^(0.06 t), and passed at the moment of the crash', () => {
    expect([0, 11_553, 76_752].map(multiplierAt)).toEqual([100, 200, 9_999]);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000 }), (multiplier) => {
        const end = endByItself({ multiplier, atOnce: false }, null);
        expect(multiplierAt(end.afterMs)).toBeGreaterThan(multiplier);
        expect(multiplierAt(end.afterMs - 1)).toBe(multiplier);
      }),
    );
  });

  test('pays an automatic cash-out that is reached, at exactly its multiplier', () => {
    expect(endByItself({ multiplier: 150, atOnce: false }, 150).paidMultiplier).toBe(150);
    expect(endByItself({ multiplier: 150, atOnce: false }, 151).paidMultiplier).toBeNull();
    expect(endByItself({ multiplier: 100, atOnce: true }, 101)).toEqual({ afterMs: 0, paidMultiplier: null });
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000 }), (multiplier) => {
        const { afterMs } = endByItself({ multiplier: 10_000, atOnce: false }, multiplier);
        expect([multiplierAt(afterMs - 1) < multiplier, multiplierAt(afterMs) >= multiplier]).toEqual([true, true]);
      }),
    );
    expect(endByItself({ multiplier: 10_000, atOnce: false }, 100).afterMs).toBe(0);
  });
});

describe('cashing out of Crash by hand', () => {
  test('never pays above the crash point, in no fraction of a millisecond before the round ends', () => {
    const crashPoint = fc.integer({ min: 100, max: 9_999 });
    const beforeTheEnd = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(crashPoint, beforeTheEnd, (multiplier, share) => {
        const crash = { multiplier, atOnce: false };
        const { afterMs } = endByItself(crash, null);
        expect(payableAt(crash, afterMs * share)).toBeLessThanOrEqual(multiplier);
        expect(payableAt(crash, afterMs - Number.EPSILON * afterMs)).toBe(multiplier);
      }),
    );
  });
});

describe('the board that is shown at the end', () => {
  test('has its bombs under the tile that was hit and those with the lowest hashes, told in the order of the tiles', () => {
    const round = { serverSeed, clientSeed: 'demo-client', nonce: 1 };
    const hashes = Array.from({ length: 25 }, (_, tile) => createHmac('sha256', serverSeed).update(`demo-client:1:${tile}`).digest('hex'));
    const byHash = Array.from({ length: 25 }, (_, tile) => tile).toSorted((a, b) => (hashes[a] ?? '').localeCompare(hashes[b] ?? ''));
    const inOrder = (tiles: number[]) => tiles.toSorted((a, b) => a - b);
    const untouched = placeBombs({ ...round, bombCount: 5, revealed: [], bombTile: null });
    expect(untouched).toEqual(inOrder(byHash.slice(0, 5)));
    const hit = byHash[24] ?? 0;
    const lost = placeBombs({ ...round, bombCount: 5, revealed: [byHash[0] ?? 0], bombTile: hit });
    expect(lost).toEqual(inOrder([hit, ...byHash.slice(1, 5)]));
  });

  test('has as many bombs as there were, the tile that ended it among them, none under a tile that was safe', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bombCounts), fc.nat(24), fc.boolean(), (bombCount, opened, isLost) => {
        const tiles = Array.from({ length: 25 }, (_, tile) => tile);
        const revealed = tiles.slice(0, Math.min(opened, safeTilesOf(bombCount) - (isLost ? 1 : 0)));
        const bombTile = isLost ? revealed.length : null;
        const bombs = placeBombs({ serverSeed, clientSeed: 'c', nonce: 7, bombCount, revealed, bombTile });
        expect(new Set(bombs).size).toBe(bombCount);
        expect(bombs.filter((tile) => revealed.includes(tile))).toEqual([]);
        expect(bombTile === null || bombs.includes(bombTile)).toBe(true);
      }),
    );
  });
});
