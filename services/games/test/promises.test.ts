import { explainPromises, findPromises, readPromises } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promises } from '../src/audit/index.ts';
import { startGames, type Games } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

/** What is handed to the wallet's audit: `<kind> <amount> <state>` of each promise to somebody. */
async function promised(memberId: string): Promise<string[]> {
  const his = (await readPromises(games.service, games.env)).filter((each) => each.memberId === memberId);
  return his.map(({ key, amount, state }) => `${key.split(':')[0]} ${amount} ${state}`).toSorted();
}

test('every round that promises money is handed over with its key, and matches what the wallet booked', async () => {
  const player = games.player();
  const play = async (p: number) => {
    await games.winChance(player, 'bombs', p);
    const { gameId } = (await player.post('/api/bombs/start', { betAmount: '10.00', bombCount: 3 })).json();
    await player.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
    return gameId as string;
  };
  await player.post('/api/bombs/start', { betAmount: '5000.00', bombCount: 3 });
  await player.post('/api/bombs/cashout', { gameId: await play(1) });
  await player.post('/api/bombs/cashout', { gameId: await play(1) });
  await play(1);
  await games.settled();
  expect(await promised(player.id)).toEqual([
    'bet 10.00 moved',
    'bet 10.00 moved',
    'bet 10.00 moved',
    'bet 5000.00 undone',
    'win 10.80 moved',
    'win 10.80 moved',
  ]);
  expect(player.transfers().toSorted()).toEqual(['bet -1000', 'bet -1000', 'bet -1000', 'game_win 1080', 'game_win 1080']);
});

test('the wallet alone is told, and finds what is new and single records by an index', async () => {
  const { service, env } = games;
  const ask = (caller: string) =>
    service.internal.inject({ url: '/internal/promises', headers: { authorization: env.keys.serviceAuthorization(caller, 'games') } });
  expect([(await ask('admin')).statusCode, (await ask('wallet')).statusCode]).toEqual([403, 200]);
  const [first, second] = await readPromises(service, env);
  expect(await findPromises(service, env, [first, second, { ...first, key: 'ghost:1' }] as never)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect(await findPromises(service, env, [{ memberId: first?.memberId ?? '', key: 'ghost:1' }])).toEqual([]);
  const plan = await explainPromises(service, promises);
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  expect(plan.filter((line) => line.includes('Index Cond')).length).toBeGreaterThanOrEqual(6);
});
