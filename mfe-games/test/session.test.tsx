import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Round } from '../src/api/games-api.ts';
import { fakeBombs, someBombsGame, someRound } from '../standalone/fake-games.ts';
import { courseOf } from '../src/session/course.ts';
import { figuresOf, withRounds, type Session } from '../src/session/session.ts';
import { openPage } from './open-page.tsx';
import { ready } from './ready.ts';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
const user = userEvent.setup();
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString();
const amount = (hundredths: number) => (hundredths / 100).toFixed(2);
/** Rounds as they ended one after the other, won or lost. */
const someRounds = fc
  .array(fc.record({ bet: fc.integer({ min: 100, max: 50_000 }), win: fc.option(fc.integer({ min: 0, max: 90_000 })) }), { maxLength: 60 })
  .map((all) =>
    all.map(({ bet, win }, index) =>
      someRound({
        id: `r${index}`,
        betAmount: amount(bet),
        outcome: win === null ? 'lost' : 'won',
        winAmount: win === null ? null : amount(win),
        startedAt: at(20 * index),
        endedAt: at(20 * index + 10),
      }),
    ),
  );

describe('a session', () => {
  test('counts every round once and no other, however the pages come in', () => {
    fc.assert(
      fc.property(someRounds, fc.integer({ min: 0, max: 60 }), (all: Round[], before) => {
        const newest = (upTo: number) => all.slice(Math.max(0, upTo - 20), upTo).toReversed();
        let session: Session | null = null;
        for (let upTo = Math.min(before, all.length); upTo <= all.length; upTo++) {
          session = withRounds(session, newest(upTo));
          // The same answer again changes nothing.
          expect(withRounds(session, newest(upTo))).toEqual(session);
        }
        const played = all.slice(Math.min(before, all.length));
        const { rounds, betHundredths, paidHundredths, netHundredths, course } = figuresOf(session ?? { since: '', rounds: [] });
        const bet = played.reduce((sum, round) => sum + Math.round(Number(round.betAmount) * 100), 0);
        const paid = played.reduce((sum, round) => sum + Math.round(Number(round.winAmount ?? 0) * 100), 0);
        expect([rounds, betHundredths, paidHundredths, netHundredths]).toEqual([
          played.length,
          BigInt(bet),
          BigInt(paid),
          BigInt(paid - bet),
        ]);
        expect(course.at(-1)).toBe(BigInt(paid - bet));
      }),
    );
  });

  test('leaves out what is open and what was given back', () => {
    const begun = withRounds(null, []);
    const rounds = [
      someRound({ id: 'open', outcome: 'open', endedAt: null }),
      someRound({ id: 'back', outcome: 'refunded', winAmount: null }),
      someRound({ id: 'won' }),
    ];
    expect(withRounds(begun, rounds).rounds.map(({ id }) => id)).toEqual(['won']);
  });

  test('is drawn as it went: below zero is below the line, and the lowest is the lowest', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -100_000n, max: 100_000n }), { minLength: 1, maxLength: 60 }), (nets) => {
        const { points, zeroY } = courseOf([0n, ...nets], 304, 104);
        for (const [index, net] of [0n, ...nets].entries()) {
          const y = points[index]?.y ?? Number.NaN;
          expect(Math.sign(zeroY - y)).toBe(net > 0n ? 1 : net < 0n ? -1 : 0);
          expect(y >= 4 && y <= 100).toBe(true);
        }
      }),
    );
  });
});

test('stands beside the game, grows with each round, and a reload goes on with it', async () => {
  const before = someRound({ id: 'before', endedAt: at(0) });
  const after = someRound({ id: 'after', betAmount: '10.00', outcome: 'lost', winAmount: null, startedAt: at(60), endedAt: at(180) });
  const list = { 'GET /api/fairness/rounds': () => ({ rounds: [before], nextCursor: null }) };
  page = openPage('/games/bombs', { ...fakeBombs(someBombsGame([0])), ...list });
  const { findByRole, api, getByText } = page;
  expect(await findByRole('img', { name: 'Net result over 0 rounds, now R$ 0.00' })).toBeTruthy();
  await ready(/^Cash out/);
  await expect.poll(() => sessionStorage.length).toBe(1);
  api.on('GET /api/fairness/rounds', () => ({ rounds: [after, before], nextCursor: null }));
  await user.click(await findByRole('button', { name: 'Tile 4, hidden' }));
  expect(await findByRole('img', { name: 'Net result over 1 round, now −R$ 10.00' })).toBeTruthy();
  expect(getByText('2 min')).toBeTruthy();
  cleanup();
  api.restore();
  page = openPage('/games/crash', { 'GET /api/fairness/rounds': () => ({ rounds: [], nextCursor: null }) });
  expect(await page.findByRole('img', { name: 'Net result over 1 round, now −R$ 10.00' })).toBeTruthy();
});
