import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsAgo } from '../closings/books.ts';
import { fillLines } from '../support/fill-lines.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

const [FEW, MANY] = [100, 100_000];
const DAYS = 700;
const ROUNDS = 15;
/** What a call may cost who has a thousand times as many lines, in times of what it costs the other. */
const MOST_TIMES = 3;
/**
 * Of what looks through the 4,300 lines of a month: 1.9 to 3.5 times were measured, 14 and 60 where it looked through
 * all lines.
 */
const MOST_TIMES_OF_MONTH = 7;
/** Of what has to look through all lines: an index would cost each transfer a write. */
const MOST_TIMES_OF_SEARCH = 60;
/** Below this nobody sees a difference, and a ratio is noise. */
const UNSEEN_MS = 8;

let wallet: TestWallet;
let [few, many] = [{} as FakeMember, {} as FakeMember];
beforeAll(async () => {
  wallet = await startWallet();
  const fill = (lines: number) => fillLines(wallet, { lines, days: DAYS, codeEvery: 1_000 });
  [few, many] = [await fill(FEW), await fill(MANY)];
  await database().raw('analyze transfers');
}, 300_000);
afterAll(() => wallet.remove());
const database = () => wallet.service.kit.database;

/** The last whole one: this one has more lines each day. */
const month = monthsAgo(1);
const LIST = '/api/user/transactions?limit=50&timeZone=America/Mexico_City';
const calls: [string, (lines: number) => string][] = [
  ['the newest page', () => LIST],
  ['the far end', () => `${LIST}&cursor=51`],
  // The other has one as well: line 5.
  ['a search that finds', () => `${LIST}&search=found5`],
  ['a search that finds nothing', () => `${LIST}&search=nowhere`],
  ['one type', () => `${LIST}&category=promo`],
  ['a type in a month', () => `${LIST}&category=promo&month=${month}`],
  ['the summary', () => '/api/user/transactions/summary'],
  ['the month', () => `/api/user/transactions/months/${month}`],
  ['the figures', () => '/api/user/figures'],
  ['the level', () => '/api/user/level'],
  ['the first steps', () => '/api/user/first-steps'],
  ['the milestones', () => '/api/user/milestones'],
];

test.each(calls)('%s of a hundred thousand lines comes in time, beside that of a hundred', async (name, path) => {
  const [one, other] = [await medianMs(few, path(FEW)), await medianMs(many, path(MANY))];
  console.log(`${name}: ${one.toFixed(1)} ms of ${FEW}, ${other.toFixed(1)} ms of ${MANY}, ${(other / one).toFixed(2)} times`);
  const most = /month/.test(name) ? MOST_TIMES_OF_MONTH : /search|one type/.test(name) ? MOST_TIMES_OF_SEARCH : MOST_TIMES;
  expect(other < UNSEEN_MS || other / one < most).toBe(true);
});

async function medianMs(member: FakeMember, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const beganMs = performance.now();
    const answer = await wallet.as(member).get(path);
    times.push(performance.now() - beganMs);
    expect(answer.statusCode).toBe(200);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}
