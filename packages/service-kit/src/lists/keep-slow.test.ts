import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSlow } from './keep-slow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TAKES_MS = 60;

function counting(takesMs: number) {
  let asked = 0;
  return async (_about: string) => {
    await vi.advanceTimersByTimeAsync(takesMs);
    return ++asked;
  };
}

test('what is quick is asked anew each time', async () => {
  const ask = keepSlow(counting(0));
  expect([await ask('a'), await ask('a')]).toEqual([1, 2]);
});

test('what took long serves all who ask the same for ten seconds, and those who ask while it is under way', async () => {
  const ask = keepSlow(counting(TAKES_MS));
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(await ask('a')).toBe(1);
  expect(await ask('b')).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ask('a')).toBe(3);
});

test('a failure serves nobody else', async () => {
  let asked = 0;
  const ask = keepSlow(async () => {
    await vi.advanceTimersByTimeAsync(TAKES_MS);
    if (++asked === 1) throw new Error('away');
    return asked;
  });
  await expect(ask(undefined)).rejects.toThrow('away');
  expect(await ask(undefined)).toBe(2);
});
