import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { abandonedBombs } from '../src/bombs/index.ts';
import { SecretBox } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { SeedChains } from '../src/fairness/index.ts';
import { openRound, openStakes, type RoundContext } from '../src/rounds/index.ts';
import { SECRETS_KEYS, startGames, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames({ CALL_DEADLINE_MS: '2000' })));
afterEach(() => games.wallet.fail('no'));
afterAll(() => games.remove());

const bet = { betAmount: '10.00', bombCount: 3 };
const start = (player: Player) => player.post('/api/bombs/start', bet);
async function sure(): Promise<Player> {
  const player = games.player();
  await games.winChance(player, 'bombs', 1);
  return player;
}
describe('a wallet that fails', () => {
  test.each(['before', 'after', 'hang'] as const)('%s taking the bet: the round is not opened and the bet is not kept', async (mode) => {
    const player = await sure();
    games.wallet.fail(mode, '/internal/transfers');
    const answer = await start(player);
    expect([answer.statusCode, answer.json().message]).toEqual([503, 'Your bet could not be placed. Nothing was taken; please try again.']);
    games.wallet.fail('no');
    await games.settled();
    expect([player.balance(), (await player.get('/api/bombs/active')).json().game]).toEqual([100_000n, null]);
    expect((await player.get('/api/fairness')).json().nonce).toBe(1);
    expect((await start(player)).statusCode).toBe(200);
  });

  test('giving the bet back: the sweeper tries until it is back, and no second bet is taken meanwhile', async () => {
    const player = await sure();
    games.wallet.fail('after');
    expect((await start(player)).statusCode).toBe(503);
    expect((await start(player)).json().code).toBe('round_open');
    games.wallet.fail('no');
    await games.settled();
    expect(player.transfers()).toEqual(['bet -1000', 'void 1000']);
  });

  test.each(['before', 'after'] as const)('%s paying a win: it is paid once when the wallet is back', async (mode) => {
    const player = await sure();
    const { gameId } = (await start(player)).json();
    await player.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
    games.wallet.fail(mode);
    expect((await player.post('/api/bombs/cashout', { gameId })).json()).toMatchObject({ success: true, winAmount: '10.80' });
    games.wallet.fail('no');
    await games.settled();
    expect(player.transfers()).toEqual(['bet -1000', 'game_win 1080']);
  });
});

test('of a crowd’s bets a few are placed at a time, and a cash-out waits behind none of the others', async () => {
  const [winner, ...crowd] = await Promise.all(Array.from({ length: 25 }, sure));
  const { gameId } = (await start(winner as Player)).json();
  await winner?.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
  games.wallet.fail('hang');
  const answers = Promise.all(crowd.map(start));
  const opening = () => games.service.kit.database('rounds').where({ state: 'opening' });
  await until('the first are at the wallet', async () => (await opening()).length === 8);
  expect((await winner?.post('/api/bombs/cashout', { gameId }))?.json()).toMatchObject({ success: true, winAmount: '10.80' });
  expect(await opening()).toHaveLength(8);
  // Those that still wait for their turn need not hang as well.
  games.wallet.fail('before');
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 503));
  games.wallet.fail('no');
  await games.settled();
  expect(crowd.map((player) => player.balance())).toEqual(crowd.map(() => 100_000n));
  expect((await start(crowd[0] as Player)).statusCode).toBe(200);
});

test.each([
  [4_000, 'its turn came'],
  [5_100, 'Your bet could not be placed. Nothing was taken; please try again.'],
])('a bet that waited %s ms for its turn: %s', async (waitedMs, outcome) => {
  const turns = async (work: () => Promise<unknown>) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + waitedMs);
    return work().finally(() => now.mockRestore());
  };
  const kit = { settings: { require: () => Promise.reject(new Error('its turn came')) } };
  const opened = openRound({ turns: turns as unknown, kit: kit as unknown } as RoundContext, {} as Parameters<typeof openRound>[1]);
  await expect(opened).rejects.toThrow(outcome);
});

describe('a round that is left open', () => {
  test('is cashed out at its multiplier, or its stake given back when no tile was opened', async () => {
    const [opened, untouched, young] = [await sure(), await sure(), await sure()];
    const ids = await Promise.all([opened, untouched, young].map(async (player) => (await start(player)).json().gameId as string));
    await opened.post('/api/bombs/reveal', { gameId: ids[0], tileIndex: 0 });
    const { database } = games.service.kit;
    await database('rounds')
      .whereIn('id', ids.slice(0, 2))
      .update({ started_at: database.raw("started_at - interval '25 hours'") });
    const { kit } = games.service;
    const seeds = new SeedChains(new SecretBox(SECRETS_KEYS));
    await abandonedBombs({ kit, stakes: openStakes({ kit, seeds, sweepAfterMs: 1_500 }), seeds }, 24 * 3_600_000);
    await games.settled();
    expect([opened.transfers(), untouched.transfers(), young.transfers()]).toEqual([
      ['bet -1000', 'game_win 1080'],
      ['bet -1000', 'void 1000'],
      ['bet -1000'],
    ]);
    expect((await untouched.get(`/api/fairness/rounds/${ids[1]}`)).json().round.outcome).toBe('refunded');
  });
});
