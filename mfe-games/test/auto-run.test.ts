import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextAutoRun, stopBefore, type AutoPlan, type AutoRun } from '../src/auto-bet/auto-run.ts';

const aPlan = fc
  .record({
    rounds: fc.constantFrom(5, 10, 25, 50),
    betHundredths: fc.bigInt({ min: 100n, max: 50_000n }),
    stopUpHundredths: fc.option(fc.bigInt({ min: 1n, max: 100_000n })),
    lossesAllowed: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ lossesAllowed, ...plan }): AutoPlan => ({
    ...plan,
    betAmount: '1.00',
    stopDownHundredths: plan.betHundredths * BigInt(lossesAllowed) + 7n,
    rtp: 0.81,
  }));
/** What each round pays, as a share of the bet; 0: lost. */
const payouts = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 101, max: 400 })), { minLength: 60, maxLength: 60 });

function begin(plan: AutoPlan): AutoRun {
  const run = nextAutoRun(null, { type: 'begun', plan, lastId: 'before' });
  if (!run) throw new Error('it did not begin');
  return run;
}

function play(plan: AutoPlan, percents: readonly number[]): { run: AutoRun; lowest: bigint } {
  let [run, lowest] = [begin(plan), 0n];
  for (const [index, percent] of percents.entries()) {
    if (stopBefore(run)) return { run, lowest };
    const netHundredths = (plan.betHundredths * BigInt(percent)) / 100n - plan.betHundredths;
    const placed = nextAutoRun(run, { type: 'placed' });
    run = nextAutoRun(placed, { type: 'roundEnded', id: `r${index}`, netHundredths }) as AutoRun;
    lowest = run.netHundredths < lowest ? run.netHundredths : lowest;
  }
  return { run, lowest };
}

describe('auto-bet', () => {
  test('never plays more rounds, never loses more, and never goes on when it is up by as much as was said', () => {
    fc.assert(
      fc.property(aPlan, payouts, (plan, percents) => {
        const { run, lowest } = play(plan, percents);
        expect(run.played).toBeLessThanOrEqual(plan.rounds);
        expect(lowest >= -plan.stopDownHundredths).toBe(true);
        const why = stopBefore(run);
        const isUp = plan.stopUpHundredths !== null && run.netHundredths >= plan.stopUpHundredths;
        const couldLoseMore = run.netHundredths - plan.betHundredths < -plan.stopDownHundredths;
        expect(why).toBe(run.played === plan.rounds ? 'rounds' : isUp ? 'up' : couldLoseMore ? 'down' : 'a stop');
      }),
    );
  });

  test('counts each round once, and not the one from before it began', () => {
    const run = begin({ rounds: 5, betAmount: '1.00', betHundredths: 100n, stopUpHundredths: null, stopDownHundredths: 500n, rtp: 0.81 });
    const ended = (id: string) => ({ type: 'roundEnded' as const, id, netHundredths: -100n });
    expect(nextAutoRun(run, ended('before'))?.played).toBe(0);
    const once = nextAutoRun(run, ended('first'));
    expect(nextAutoRun(once, ended('first'))).toMatchObject({ played: 1, netHundredths: -100n });
  });

  test('goes on from a pause only, and never once it is over', () => {
    const run = begin({ rounds: 5, betAmount: '1.00', betHundredths: 100n, stopUpHundredths: null, stopDownHundredths: 500n, rtp: 0.81 });
    const paused = nextAutoRun(run, { type: 'paused', why: 'hidden' });
    expect(paused).toMatchObject({ status: 'paused', why: 'hidden' });
    expect(nextAutoRun(paused, { type: 'resumed' })).toMatchObject({ status: 'running', why: null });
    const over = nextAutoRun(paused, { type: 'stopped', why: 'member' });
    expect(nextAutoRun(over, { type: 'resumed' })).toBe(over);
    expect(nextAutoRun(over, { type: 'paused', why: 'hidden' })).toBe(over);
    expect(nextAutoRun(over, { type: 'stopped', why: 'refused' })).toBe(over);
    expect(nextAutoRun(over, { type: 'cleared' })).toBeNull();
  });
});
