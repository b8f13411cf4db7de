import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDraw } from '../src/draw/check-draw.ts';

/** The rule of services/social/README.md, by another library. */
function draw(entries: number) {
  const [seed, eventId] = [randomBytes(32), '01920000-0000-7000-8000-000000000001'];
  const digest = createHmac('sha256', seed).update(`${eventId}:${entries}`).digest('hex');
  const winnerNumber = Number(BigInt(`0x${digest}`) % BigInt(entries)) + 1;
  return { eventId, seed: seed.toString('hex'), seedHash: createHash('sha256').update(seed).digest('hex'), entries, winnerNumber };
}
const failures = async (given: Parameters<typeof checkDraw>[0]) =>
  (await checkDraw(given)).filter(({ holds }) => !holds).map(({ claim }) => claim);

test('agrees with a draw by the published rule, whatever the number of entries', async () => {
  for (const entries of [1, 2, 3, 10, 99_999]) expect(await failures(draw(entries))).toEqual([]);
});

test('finds another winner, another seed, another number of entries', async () => {
  const fair = draw(1_000);
  expect(await failures({ ...fair, winnerNumber: (fair.winnerNumber % 1_000) + 1 })).toEqual(['The seed draws this winner']);
  expect(await failures({ ...fair, entries: 999_983 })).toEqual(['The seed draws this winner']);
  expect(await failures({ ...fair, seed: '00'.repeat(32) })).toContain('The seed is the promised one');
});
