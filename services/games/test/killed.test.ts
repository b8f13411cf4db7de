import { expect, test } from 'vitest';
import { playThroughKills } from './support/play-through-kills.ts';

test('kill -9 in the middle of play: no stake is lost, no round is paid twice', async () => {
  const { has, owed } = await playThroughKills(1);
  expect(has).toEqual(owed);
});
