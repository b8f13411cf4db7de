import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepSlow } from './keep-slow.ts';

function counting(takesMs: number) {
  let asked = 0;
  return async (_about: string) => {
    await sleep(takesMs);
    return ++asked;
  };
}

test('what is quick is asked anew each time', async () => {
  const ask = keepSlow(counting(0), { slowMs: 1_000 });
  expect([await ask('a'), await ask('a')]).toEqual([1, 2]);
});

test('what took long serves all who ask the same for a while, and those who ask while it is under way', async () => {
  const ask = keepSlow(counting(20), { slowMs: 10, keptMs: 100 });
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  expect(await ask('a')).toBe(1);
  expect(await ask('b')).toBe(2);
  await sleep(150);
  expect(await ask('a')).toBe(3);
});

test('a failure serves nobody else', async () => {
  let asked = 0;
  const ask = keepSlow(
    async () => {
      await sleep(20);
      if (++asked === 1) throw new Error('away');
      return asked;
    },
    { slowMs: 10 },
  );
  await expect(ask(undefined)).rejects.toThrow('away');
  expect(await ask(undefined)).toBe(2);
});
