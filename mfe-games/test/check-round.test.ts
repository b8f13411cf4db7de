import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Round } from '../src/api/games-api.ts';
import { checkRound } from '../src/fairness/check-round.ts';
import { someRound } from '../standalone/fake-games.ts';
import dealt from './fixtures/dealt-rounds.json' with { type: 'json' };

/** As services/games dealt them, by its own code. */
const rounds = dealt as { name: string; round: Round }[];
const named = (name: string) => rounds.find((one) => one.name === name)?.round as Round;
const failures = async (round: Round) => (await checkRound(round)).filter(({ holds }) => !holds).map(({ claim }) => claim);

test('computes the published vector', async () => {
  const serverSeed = '00112233445566778899aabbccddeeff'.repeat(2);
  const serverSeedHash = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
  const steps = await checkRound(someRound({ serverSeed, serverSeedHash, clientSeed: 'demo-client', nonce: 1 }));
  expect(steps[0]).toMatchObject({ holds: true });
  expect(steps[1]?.detail).toBe('demo-client:1 gives bust 0.873895');
});

test('agrees with another library on hash and sealed number', async () => {
  const round = someRound({ clientSeed: 'ümlaut ✓', nonce: 7, serverSeed: 'ab'.repeat(32) });
  const seed = Buffer.from('ab'.repeat(32), 'hex');
  const digest = createHmac('sha256', seed).update('ümlaut ✓:7').digest('hex');
  const steps = await checkRound(round);
  expect(steps[0]?.detail).toBe(`SHA-256 ${createHash('sha256').update(seed).digest('hex')}`);
  expect(steps[1]?.detail).toContain(((1.8 * 0.45 * 2 ** 52) / Number.parseInt(digest.slice(0, 13), 16)).toFixed(6));
});

describe('a round as the service dealt it', () => {
  test.each(rounds)('holds: $name', async ({ round }) => expect(await failures(round)).toEqual([]));
});

describe('a round that was tampered with', () => {
  const [won, lost] = [named('bombs won after 4'), named('bombs lost after 4')];
  const crash = named('crash lost');
  test.each<[string, Round, string]>([
    ['another seed', { ...won, serverSeed: '00'.repeat(32) }, 'The seed is the promised one'],
    ['half a seed', { ...won, serverSeed: won.serverSeed?.slice(0, 32) ?? '' }, 'The seed is the promised one'],
    ['another nonce', { ...lost, nonce: lost.nonce + 1 }, 'The bombs are where the seed puts them'],
    ['a bomb too early', { ...won, outcome: 'lost', winAmount: null, bombTile: 0, bombPositions: null }, 'The bomb matches the seed'],
    ['a smaller payout', { ...won, winAmount: '13.59' }, 'The payout is the bet times the multiplier'],
    ['bombs moved', { ...won, bombPositions: [0, 1, 2] }, 'The bombs are where the seed puts them'],
    ['an earlier crash', { ...crash, crashPoint: (crash.crashPoint ?? 0) - 0.01 }, 'It crashed where the seed says it should'],
    ['an automatic cash-out that was kept back', { ...crash, autoCashout: 1.5 }, 'No cash-out was reached'],
    ['a win that was kept back', { ...named('crash won by hand'), winAmount: '0.00' }, 'The payout is the bet times the multiplier'],
  ])('%s is found', async (_, round, claim) => expect(await failures(round)).toContain(claim));

  test('an open one cannot be checked', async () => {
    expect(await failures(someRound({ serverSeed: null }))).toEqual(['The round has ended']);
  });
});
