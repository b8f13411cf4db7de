import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isConvincing, logEvidence, type Votes } from '../../src/rollback/evidence-rules.ts';
import { randomFrom, simulateVotes, takenBackAfter, type Simulated } from './simulate-canary.ts';

/** n over k. */
function choose(n: number, k: number): number {
  let result = 1;
  for (let index = 0; index < k; index += 1) result = (result * (n - index)) / (index + 1);
  return result;
}

const chanceOf = (failed: number, votes: number, rate: number): number =>
  choose(votes, failed) * rate ** failed * (1 - rate) ** (votes - failed);

describe('the evidence of some votes', () => {
  test('is 1 on average when both fail alike, whatever the share and how many fail', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.nat(20), fc.nat(20), (dealt, failed, others) => {
        let mean = 0;
        for (let canaryFailed = 0; canaryFailed <= failed; canaryFailed += 1) {
          for (let fine = 0; fine <= others; fine += 1) {
            const stableFailed = failed - canaryFailed;
            const votes = { canary: canaryFailed + fine, canaryFailed, stable: stableFailed + others - fine, stableFailed };
            mean += chanceOf(canaryFailed, failed, dealt) * chanceOf(fine, others, dealt) * Math.exp(logEvidence(votes, dealt));
          }
        }
        expect(mean).toBeCloseTo(1, 6);
      }),
    );
  });

  test.each([
    ['nobody voted', { canary: 0, canaryFailed: 0, stable: 0, stableFailed: 0 }, 0.5],
    ['everybody has the canary: there is nothing to compare with', { canary: 30, canaryFailed: 30, stable: 0, stableFailed: 0 }, 1],
  ])('is none when %s', (_what, votes, share) => {
    expect(logEvidence(votes, share)).toBeCloseTo(0, 9);
  });

  test('grows with each failed vote of the canary, shrinks with each of the stable version', () => {
    const votes = { canary: 10, canaryFailed: 6, stable: 20, stableFailed: 5 };
    const now = logEvidence(votes, 0.3);
    expect(logEvidence({ ...votes, canaryFailed: 7 }, 0.3)).toBeGreaterThan(now);
    expect(logEvidence({ ...votes, stableFailed: 6 }, 0.3)).toBeLessThan(now);
  });

  test('stays a number when very many vote', () => {
    expect(logEvidence({ canary: 1e6, canaryFailed: 1e6, stable: 1e6, stableFailed: 0 }, 0.5)).toSatisfy(Number.isFinite);
  });
});

describe('a canary’s life, simulated', () => {
  const healthy: Simulated = { share: 10, canaryFails: 0.02, stableFails: 0.02, votes: 2_000 };
  const throwing = { ...healthy, canaryFails: 1, stableFails: 0 };
  const times = (count: number, simulated: Simulated) =>
    Array.from({ length: count }, (_, seed) => takenBackAfter(simulated, randomFrom(seed)));

  test.each([
    ['few failures', healthy],
    ['half a share', { ...healthy, share: 50 }],
    ['nearly all of the share', { ...healthy, share: 95 }],
    ['a site where a third of the pages fail', { ...healthy, canaryFails: 0.33, stableFails: 0.33 }],
    ['a site where most fail', { ...healthy, share: 50, canaryFails: 0.8, stableFails: 0.8 }],
    ['a site where all fail', { ...healthy, canaryFails: 1, stableFails: 1 }],
    ['a canary that fails less', { ...healthy, stableFails: 0.1 }],
    ['a quiet site', { ...healthy, votes: 300, canaryFails: 0.5, stableFails: 0.5 }],
    ['a canary that fails for some: that is for people to decide', { ...healthy, canaryFails: 0.2, stableFails: 0.01 }],
  ])('20 times: with %s it is never taken back', (_what, simulated) => {
    expect(times(20, simulated)).toEqual(Array.from({ length: 20 }, () => null));
  });

  test('in a site where most fail it is taken back by mistake at most once in a hundred times, however often one looks', () => {
    for (const fails of [0.5, 0.7, 1]) {
      const alarms = times(1_000, { ...healthy, share: 50, votes: 100, canaryFails: fails, stableFails: fails });
      // Three standard deviations beside ten.
      expect(alarms.filter((affected) => affected !== null).length).toBeLessThan(20);
    }
  });

  /** Of a hundred, those that went back within ten broken views. */
  const withinTen = (simulated: Simulated): number =>
    times(100, simulated).filter((affected) => affected !== null && affected <= 10).length;

  test.each([1, 5, 10, 25, 50])(
    'with a share of %d in a hundred, one that always fails goes back within ten broken views, also while a stranger lies',
    (share) => {
      expect(withinTen({ ...throwing, share })).toBe(100);
      expect(withinTen({ ...throwing, share, lies: { stable: 1, stableFailed: 1 } })).toBeGreaterThanOrEqual(98);
      expect(withinTen({ ...throwing, share, lies: { canary: 1 } })).toBeGreaterThanOrEqual(98);
    },
  );

  // The fewer see the stable version beside it, the more it takes to know whose fault it is.
  test.each([
    [75, 20],
    [90, 50],
  ])('with a share of %d in a hundred it takes no more than %d', (share, most) => {
    for (const affected of times(50, { ...throwing, share })) expect(affected ?? Infinity).toBeLessThanOrEqual(most);
  });

  test('one that fails for seven of ten goes back', () => {
    expect(times(20, { ...healthy, canaryFails: 0.7, stableFails: 0.02 })).not.toContain(null);
  });
});

describe('who lies', () => {
  /** A release of 200 visitors, of whom `share` percent have the canary, and the votes of liars beside them. */
  const released = (canaryFails: number, lies: Partial<Votes>) =>
    simulateVotes({ share: 50, canaryFails, stableFails: 0, votes: 200, lies }, randomFrom(1));

  test('makes no healthy canary go with fewer networks than it has visitors', () => {
    const visitors = released(0, {}).canary;
    expect(isConvincing(released(0, { canary: visitors - 1, canaryFailed: visitors - 1 }), 0.5)).toBe(false);
    expect(isConvincing(released(0, { canary: visitors + 1, canaryFailed: visitors + 1 }), 0.5)).toBe(true);
  });

  test('keeps none that always fails with fewer networks than it has visitors, on whichever side', () => {
    const visitors = released(1, {}).canary;
    expect(isConvincing(released(1, { canary: visitors - 1 }), 0.5)).toBe(true);
    expect(isConvincing(released(1, { stable: visitors - 1, stableFailed: visitors - 1 }), 0.5)).toBe(true);
    expect(isConvincing(released(1, { canary: visitors }), 0.5)).toBe(false);
  });
});
