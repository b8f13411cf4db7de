import { expect, test } from 'vitest';
import { joinThroughKills } from '../support/join-through-kills.ts';

test(
  '500 members, kill -9 ten times: no fee without a seat, no seat without a fee, every fee of a deleted event back',
  { timeout: 900_000 },
  async () => {
    const { is, owed } = await joinThroughKills({ people: 500, kills: 10 });
    expect(is).toEqual(owed);
  },
);
