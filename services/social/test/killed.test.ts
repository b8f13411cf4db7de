import { expect, test } from 'vitest';
import { joinThroughKills } from './support/join-through-kills.ts';

test('kill -9 between any two steps: no fee without a seat, no seat without a fee, every fee of a deleted event back', async () => {
  const { is, owed } = await joinThroughKills({ people: 12, kills: 1 });
  expect(is).toEqual(owed);
});
