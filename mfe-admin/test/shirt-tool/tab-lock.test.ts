import { afterEach, expect, test, vi } from 'vitest';
import { inThisTabOnly } from '../../src/shirt-tool/tab-lock.ts';
import { waitFor } from '../../src/shirt-tool/wait-for.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's locks, of which another tab may hold the one. */
function locks(isHeld: boolean) {
  return { request: (name: string, _options: object, work: (lock: object | null) => Promise<unknown>) => work(isHeld ? null : { name }) };
}

test.each([
  ['free', locks(false), true],
  ['held by another tab', locks(true), false],
])('a lock that is %s decides whether this tab works', async (_state, held, works) => {
  vi.stubGlobal('navigator', { locks: held });
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  expect(await inThisTabOnly(work)).toBe(works);
  expect(work).toHaveBeenCalledTimes(works ? 1 : 0);
});

test('a browser without locks works all the same', async () => {
  vi.stubGlobal('navigator', {});
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  expect([await inThisTabOnly(work), work.mock.calls.length]).toEqual([true, 1]);
});

test('a pause ends at once when it is stopped', async () => {
  const stopping = new AbortController();
  const pause = waitFor(3_600_000, stopping.signal);
  stopping.abort();
  expect(await pause).toBeUndefined();
  expect(await waitFor(3_600_000, stopping.signal)).toBeUndefined();
});
