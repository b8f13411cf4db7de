import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedShare, logLikelihoodRatio, logMean, RATIOS } from '../../src/rollback/evidence-rules.ts';
import { randomFrom, simulateEvidence, takenBackAfter, type Simulated } from './simulate-canary.ts';

/** n over k. */
function choose(n: number, k: number): number {
  let result = 1;
  for (let index = 0; index < k; index += 1) result = (result * (n - index)) / (index + 1);
  return result;
}

describe('the evidence of some failures', () => {
  it('is 1 on average when both fail alike, whatever the share and the number', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.nat(40), fc.constantFrom(...RATIOS), (expected, failed, ratio) => {
        let mean = 0;
        for (let canary = 0; canary <= failed; canary += 1) {
          const chance = choose(failed, canary) * expected ** canary * (1 - expected) ** (failed - canary);
          mean += chance * Math.exp(logLikelihoodRatio({ canary, stable: failed - canary, expectedShare: expected }, ratio));
        }
        expect(mean).toBeCloseTo(1, 6);
      }),
    );
  });

  it.each([
    ['nobody failed', { canary: 0, stable: 0, expectedShare: 0.1 }],
    ['everybody has the canary: there is nothing to compare with', { canary: 30, stable: 0, expectedShare: 1 }],
    ['nobody has it', { canary: 0, stable: 30, expectedShare: 0 }],
  ])('is none when %s', (_what, failures) => {
    for (const ratio of RATIOS) expect(logLikelihoodRatio(failures, ratio)).toBeCloseTo(0, 9);
  });

  it('grows with each failure of the canary, shrinks with each of the stable version and with the share', () => {
    const failures = { canary: 5, stable: 5, expectedShare: 0.2 };
    for (const ratio of RATIOS) {
      const now = logLikelihoodRatio(failures, ratio);
      expect(logLikelihoodRatio({ ...failures, canary: 6 }, ratio)).toBeGreaterThan(now);
      expect(logLikelihoodRatio({ ...failures, stable: 6 }, ratio)).toBeLessThan(now);
      expect(logLikelihoodRatio({ ...failures, expectedShare: 0.3 }, ratio)).toBeLessThan(now);
    }
  });

  it('stays a number when very many fail', () => {
    expect(logMean(RATIOS.map((ratio) => logLikelihoodRatio({ canary: 1e6, stable: 0, expectedShare: 0.01 }, ratio)))).toSatisfy(
      Number.isFinite,
    );
    expect(logMean(RATIOS.map((ratio) => logLikelihoodRatio({ canary: 0, stable: 1e6, expectedShare: 0.9 }, ratio)))).toSatisfy(
      Number.isFinite,
    );
  });

  it('expects what was dealt, or what was seen where that is more', () => {
    expect(expectedShare(10, { canary: 0, stable: 0 })).toBe(0.1);
    expect(expectedShare(10, { canary: 1, stable: 99 })).toBe(0.1);
    expect(expectedShare(10, { canary: 30, stable: 70 })).toBe(0.3);
  });
});

describe('a canary’s life, simulated', () => {
  const healthy: Simulated = { share: 10, canaryFails: 0.02, stableFails: 0.02, sessions: 5_000, perLook: 25 };
  const throwing = { ...healthy, canaryFails: 1, stableFails: 0, perLook: 1 };
  const times = (count: number, simulated: Simulated) =>
    Array.from({ length: count }, (_, seed) => takenBackAfter(simulated, randomFrom(seed)));

  it.each([
    ['few failures', healthy],
    ['half a share', { ...healthy, share: 50 }],
    ['nearly all of the share', { ...healthy, share: 95 }],
    ['a site where a third of the pages fail', { ...healthy, canaryFails: 0.33, stableFails: 0.33 }],
    ['a site where all fail', { ...healthy, canaryFails: 1, stableFails: 1 }],
    ['failures long after the page was opened', { ...healthy, canaryFails: 0.1, stableFails: 0.1, lateFailures: 0.8 }],
    ['visitors who come twice as often', { ...healthy, canaryFails: 0.1, stableFails: 0.1, sessionShare: 20 }],
    ['a canary that fails less', { ...healthy, stableFails: 0.1 }],
    ['a quiet site', { ...healthy, sessions: 300, perLook: 1, canaryFails: 0.5, stableFails: 0.5 }],
  ])('20 times: with %s it is never taken back', (_what, simulated) => {
    expect(times(20, simulated)).toEqual(Array.from({ length: 20 }, () => null));
  });

  it.each([1, 5, 10, 25])('with a share of %d %%, one that always fails goes back at its 20th affected session', (share) => {
    expect(times(20, { ...throwing, share })).toEqual(Array.from({ length: 20 }, () => 20));
  });

  // The fewer stable sessions there are beside it, the more it takes to know whose fault it is.
  it.each([
    [50, 25],
    [75, 90],
    [90, 170],
  ])('with a share of %d %% it takes no more than %d', (share, most) => {
    for (const affected of times(20, { ...throwing, share }))
      expect([affected !== null, affected ?? 0]).toEqual([true, expect.toSatisfy((count: number) => count <= most)]);
  });

  it('one that fails in 5 % where the stable one fails in 1 % goes back', () => {
    expect(times(20, { ...healthy, canaryFails: 0.05, stableFails: 0.01, sessions: 20_000 })).not.toContain(null);
  });

  it('evidence of 20 is found for at most one healthy canary in 20, however often it is looked at', () => {
    const RUNS = 400;
    const simulated = { ...healthy, canaryFails: 0.1, stableFails: 0.1, sessions: 2_000, perLook: 5 };
    const bound = RUNS / 20 + 3 * Math.sqrt((RUNS / 20) * (1 - 1 / 20));
    const alarms = { sequential: 0, impatient: 0 };
    for (let seed = 0; seed < RUNS; seed += 1) {
      const found = everConvinced(simulated, seed);
      alarms.sequential += Number(found.sequential);
      alarms.impatient += Number(found.impatient);
    }
    expect(alarms.sequential).toBeLessThanOrEqual(bound);
    // The bound bites: the usual test at 5 %, looked at each time, is wrong far more often.
    expect(alarms.impatient).toBeGreaterThan(bound);
  });
});

function everConvinced(simulated: Simulated, seed: number): { sequential: boolean; impatient: boolean } {
  const failed = { canary: 0, stable: 0 };
  const found = { sequential: false, impatient: false };
  for (const { evidence, look } of simulateEvidence(simulated, randomFrom(seed))) {
    failed.canary += look.failed.canary;
    failed.stable += look.failed.stable;
    found.sequential ||= logMean(evidence) >= Math.log(20);
    found.impatient ||= zScore(look.sessions, failed) > 1.645;
  }
  return found;
}

/** The usual comparison of two rates at a fixed time; 1.645 is its 5 %. */
function zScore(sessions: { canary: number; stable: number }, failed: { canary: number; stable: number }): number {
  const rate = (failed.canary + failed.stable) / (sessions.canary + sessions.stable);
  if (sessions.canary === 0 || sessions.stable === 0 || rate === 0 || rate === 1) return 0;
  const spread = Math.sqrt(rate * (1 - rate) * (1 / sessions.canary + 1 / sessions.stable));
  return (failed.canary / sessions.canary - failed.stable / sessions.stable) / spread;
}
