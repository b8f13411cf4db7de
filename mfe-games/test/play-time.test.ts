import { afterEach, expect, test } from 'vitest';
import { isReminderDue, minutesPlayed, notePlaying, noteReminded } from '../src/limits/play-time.ts';

const MINUTE_MS = 60_000;
const START_MS = 1_800_000_000_000;

afterEach(() => localStorage.clear());

test('counts from the first note to the last, two tabs once', () => {
  for (let minute = 0; minute <= 31; minute++) {
    notePlaying(START_MS + minute * MINUTE_MS);
    notePlaying(START_MS + minute * MINUTE_MS + 20);
  }
  expect(Math.floor(minutesPlayed())).toBe(31);
});

test('begins anew after a pause, and when the clock was put back', () => {
  notePlaying(START_MS);
  notePlaying(START_MS + 9 * MINUTE_MS);
  expect(minutesPlayed()).toBe(9);
  notePlaying(START_MS + 20 * MINUTE_MS);
  expect(minutesPlayed()).toBe(0);
  notePlaying(START_MS + 25 * MINUTE_MS);
  notePlaying(START_MS);
  expect(minutesPlayed()).toBe(0);
});

test('reminds after each half hour, and goes on counting', () => {
  const due: number[] = [];
  for (let minute = 0; minute <= 95; minute++) {
    notePlaying(START_MS + minute * MINUTE_MS);
    if (!isReminderDue()) continue;
    due.push(minutesPlayed());
    noteReminded(START_MS + minute * MINUTE_MS);
  }
  expect(due).toEqual([30, 60, 90]);
  expect(minutesPlayed()).toBe(95);
});

test('goes on from what a page of before has noted', () => {
  localStorage.setItem('games.playing', `${START_MS} ${START_MS + 29 * MINUTE_MS}`);
  expect([minutesPlayed(), isReminderDue()]).toEqual([29, false]);
  notePlaying(START_MS + 30 * MINUTE_MS);
  expect([minutesPlayed(), isReminderDue()]).toEqual([30, true]);
});

test.each(['', 'x', '1', 'NaN NaN', '-5 3', '1 2 x'])('what somebody wrote there (%j) does no harm', (text) => {
  localStorage.setItem('games.playing', text);
  expect(minutesPlayed()).toBe(0);
  expect(isReminderDue()).toBe(false);
});
