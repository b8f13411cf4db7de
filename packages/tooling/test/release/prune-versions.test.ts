import { expect, test } from 'vitest';
import { outdated } from '../../src/release/prune-versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = 100 * DAY_MS;
/** Version v7 was made seven days ago. */
const made = (...daysAgo: number[]) => daysAgo.map((days) => ({ version: `v${days}`, madeAtMs: NOW_MS - days * DAY_MS }));

test('what is older than 30 days goes, but never one of the five newest, and never one in use', () => {
  const versions = made(90, 1, 31, 80, 29, 40, 70, 33, 50);
  expect(outdated(versions, ['v70'], NOW_MS).toSorted()).toEqual(['v50', 'v80', 'v90']);
});

test('five versions stay however old they are', () => {
  expect(outdated(made(60, 61, 62, 63, 64), [], NOW_MS)).toEqual([]);
});

test('many young ones stay', () => {
  expect(outdated(made(1, 2, 3, 4, 5, 6, 7, 8), [], NOW_MS)).toEqual([]);
});
