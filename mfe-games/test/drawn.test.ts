import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beganAfter, beganBy, drawnFrom, narrowed } from '../src/crash/clock.ts';
import { roundedDown } from '../src/crash/curve.ts';
import { drawnTo } from '../src/crash/drawn.ts';
import { layOut } from '../src/crash/geometry.ts';
import { someCrashGame } from '../standalone/fake-games.ts';
import { times } from '../src/table/bet.ts';

const GROWTH = 0.06;
const [WIDTH, HEIGHT] = [720, 320];
const aMultiplier = fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100);
const anAuto = fc.option(fc.integer({ min: 101, max: 10_000 }).map((hundredths) => hundredths / 100));
/** What this browser's clock says, right or wrong. */
const aClock = fc.integer({ min: 0, max: 200_000 });
const aRound = fc
  .record({ settled: aMultiplier, isWon: fc.boolean(), autoCashout: anAuto, further: fc.integer({ min: 0, max: 500 }) })
  .map(({ settled, isWon, autoCashout, further }) => {
    const crashPoint = isWon ? settled + further / 100 : settled;
    const game = someCrashGame({ state: isWon ? 'won' : 'lost', autoCashout, crashPoint, multiplier: isWon ? settled : null });
    return { settled, autoCashout, round: { phase: isWon ? 'won' : 'lost', game } as const };
  });
const running = (autoCashout: number | null = null) => ({ phase: 'running', game: someCrashGame({ autoCashout }) }) as const;

describe('what is drawn at the end', () => {
  test('is what was settled, whatever the clock of this browser says: figure, seconds, end of the curve and mark', () => {
    fc.assert(
      fc.property(aRound, aClock, ({ settled, autoCashout, round }, clockMs) => {
        const to = drawnTo(round, clockMs, GROWTH);
        expect(times(to.multiplier)).toBe(`${settled.toFixed(2)}x`);
        expect(to.ms).toBeCloseTo((Math.log(settled) / GROWTH) * 1000, 6);
        const { trace, place, scale, left, right, bottom } = layOut(WIDTH, HEIGHT, { to, growthPerSecond: GROWTH, autoCashout });
        const mark = trace.at(-1) ?? { x: Number.NaN, y: Number.NaN };
        // Read off the axes again.
        expect(((mark.x - left) / (right - left)) * scale.untilMs).toBeCloseTo(to.ms, 6);
        const one = place({ ms: 0, multiplier: 1 }).y;
        const two = place({ ms: 0, multiplier: 2 }).y;
        expect(1 + (one - mark.y) / (one - two)).toBeCloseTo(settled, 6);
        // All of it within the axes, and nothing of the curve beyond the mark.
        expect(mark.x).toBeLessThanOrEqual(right);
        expect(mark.y).toBeGreaterThanOrEqual(0);
        for (const { x, y } of trace) expect(x <= mark.x + 1e-9 && y >= mark.y - 1e-6 && y <= bottom + 1e-9).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has the automatic cash-out where its multiplier is, and a high one only when the curve comes near', () => {
    const at = (multiplier: number, autoCashout: number) =>
      layOut(WIDTH, HEIGHT, { to: { ms: 0, multiplier }, growthPerSecond: GROWTH, autoCashout });
    const near = at(1, 3);
    expect(near.autoY).toBe(near.place({ ms: 0, multiplier: 3 }).y);
    expect(at(1, 50).autoY).toBeNull();
    expect(at(45, 50).autoY).not.toBeNull();
  });
});

describe('a round that runs', () => {
  // Of services/games/test/rules.test.ts, in hundredths there.
  test.each([
    [0, 1],
    [11_553, 2],
    [76_752, 99.99],
  ])('after %i ms is at %f', (ms, multiplier) => expect(roundedDown(drawnTo(running(), ms, GROWTH).multiplier)).toBe(multiplier));

  test('is drawn up to its automatic cash-out and not beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000 }), aClock, (hundredths, clockMs) => {
        const { multiplier } = drawnTo(running(hundredths / 100), clockMs, GROWTH);
        expect(roundedDown(multiplier)).toBeLessThanOrEqual(hundredths / 100);
      }),
    );
  });

  test('before it has begun nothing is drawn', () => {
    expect(drawnTo({ phase: 'idle', game: null }, 5_000, GROWTH)).toEqual({ ms: 0, multiplier: 1 });
    expect(drawnTo(running(), -80, GROWTH)).toEqual({ ms: 0, multiplier: 1 });
  });
});

describe('the server’s clock, as answers tell it', () => {
  /** An answer on its way: written by the server between question and coming. */
  const anAnswer = fc.record({
    askedAtMs: fc.integer({ min: 0, max: 60_000 }),
    there: fc.integer({ min: 0, max: 3_000 }),
    back: fc.integer({ min: 0, max: 3_000 }),
  });
  const told = (beganAtMs: number, { askedAtMs, there, back }: { askedAtMs: number; there: number; back: number }) => ({
    askedAtMs,
    cameAtMs: askedAtMs + there + back,
    elapsedMs: askedAtMs + there - beganAtMs,
  });

  test('is never drawn ahead of, however slow the answers were and in whichever direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 0 }), fc.array(anAnswer, { minLength: 1, maxLength: 6 }), (beganAtMs, answers) => {
        const bounds = answers.map((answer) => beganBy(told(beganAtMs, answer)));
        const known = bounds.reduce(narrowed);
        expect(known.earliestMs).toBeLessThanOrEqual(beganAtMs);
        expect(drawnFrom(known)).toBeGreaterThanOrEqual(beganAtMs);
        // As near as the quickest way back allows: half of a round trip is guessed nowhere.
        expect(drawnFrom(known) - beganAtMs).toBe(Math.min(...answers.map(({ back }) => back)));
      }),
    );
  });

  test('of a round that was asked for begins after the question', () => {
    fc.assert(
      fc.property(anAnswer, fc.integer({ min: 0, max: 3_000 }), (answer, opening) => {
        const beganAtMs = answer.askedAtMs + Math.min(opening, answer.there);
        const began = beganAfter(told(beganAtMs, answer));
        expect(began.earliestMs).toBeLessThanOrEqual(beganAtMs);
        expect(began.latestMs).toBeGreaterThanOrEqual(beganAtMs);
        expect(began.earliestMs).toBeGreaterThanOrEqual(answer.askedAtMs);
      }),
    );
  });

  test('that was set meanwhile is believed anew', () => {
    expect(narrowed({ earliestMs: 0, latestMs: 50 }, { earliestMs: 900, latestMs: 940 })).toEqual({ earliestMs: 900, latestMs: 940 });
  });
});
