import { afterAll, expect, test, vi } from 'vitest';
import type { Figure } from '../../figure.ts';

/** Read when a part is loaded. What is tried is that it starts what it measures, and answers; its figures are not. */
vi.stubEnv('BENCH_ROUNDS', '1')
  .stubEnv('BENCH_SECONDS', '1')
  .stubEnv('BENCH_FLOOD_SECONDS', '1')
  .stubEnv('BENCH_CRASH_SECONDS', '1')
  .stubEnv('BENCH_MEMBERS', '20');
afterAll(() => void vi.unstubAllEnvs());

const parts: Record<string, () => Promise<Figure[]>> = {
  ledger: async () => (await import('../../ledger/bench-ledger.ts')).benchLedger(),
  postbacks: async () => (await import('../../postbacks/bench-postbacks.ts')).benchPostbacks(),
  reveals: async () => (await import('../../games/bench-games.ts')).benchGames(),
  'cash-outs': async () => (await import('../../games/crash/bench-crash.ts')).benchCrash(),
  calls: async () => (await import('../../calls/bench-calls.ts')).benchCalls(),
};

test.each(Object.keys(parts))('the bench of %s measures', { timeout: 300_000 }, async (part) => {
  const figures = await parts[part]?.();
  expect(figures?.length).toBeGreaterThan(0);
  expect(figures?.filter(({ ratio }) => !(ratio > 0))).toEqual([]);
});
