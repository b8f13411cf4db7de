import { expect, test } from 'vitest';
import { playThroughKills } from '../support/play-through-kills.ts';

test('kill -9, twenty times in the middle of play: no stake is lost, no round is paid twice', { timeout: 180_000 }, async () => {
  const { has, owed } = await playThroughKills(20);
  expect(has).toEqual(owed);
});
