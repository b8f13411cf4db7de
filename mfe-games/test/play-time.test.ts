import { afterEach, expect, it } from 'vitest';
import { minutesPlayed, notePlaying, restart } from '../src/limits/play-time.ts';

const MINUTE_MS = 60_000;
const START_MS = 1_800_000_000_000;

afterEach(() => localStorage.clear());

it('counts from the first note to the last, two tabs once', () => {
  for (let minute = 0; minute <= 31; minute++) {
    notePlaying(START_MS + minute * MINUTE_MS);
    notePlaying(START_MS + minute * MINUTE_MS + 20);
  }
  expect(Math.floor(minutesPlayed())).toBe(31);
});

it('begins anew after a pause, when told, and when the clock was put back', () => {
  notePlaying(START_MS);
  notePlaying(START_MS + 9 * MINUTE_MS);
  expect(minutesPlayed()).toBe(9);
  notePlaying(START_MS + 20 * MINUTE_MS);
  expect(minutesPlayed()).toBe(0);
  notePlaying(START_MS + 25 * MINUTE_MS);
  restart(START_MS + 26 * MINUTE_MS);
  expect(minutesPlayed()).toBe(0);
  notePlaying(START_MS);
  expect(minutesPlayed()).toBe(0);
});

it.each(['', 'x', '1', 'NaN NaN', '-5 3'])('what somebody wrote there (%j) does no harm', (text) => {
  localStorage.setItem('games.playing', text);
  expect(minutesPlayed()).toBe(0);
});
