import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGames, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const MONEY = '/api/admin/money/games';
const start = async (player: Player): Promise<string> =>
  (await player.post('/api/bombs/start', { betAmount: '10.00', bombCount: 3 })).json().gameId as string;
const reveal = async (player: Player, gameId: string): Promise<boolean> =>
  (await player.post('/api/bombs/reveal', { gameId, tileIndex: 4 })).json().won as boolean;

async function playerWith(chance: number): Promise<Player> {
  const player = games.player();
  await games.winChance(player, 'bombs', chance);
  return player;
}
/** A round that was cashed out at 1.08. */
async function win(player: Player): Promise<void> {
  const gameId = await start(player);
  await reveal(player, gameId);
  await player.post('/api/bombs/cashout', { gameId });
}
/** Plays until a round is lost. How many were cashed out before? */
async function lose(player: Player): Promise<number> {
  for (let won = 0; ; won++) {
    const gameId = await start(player);
    if (!(await reveal(player, gameId))) return won;
    await player.post('/api/bombs/cashout', { gameId });
  }
}

describe('figures', () => {
  test('by game, of rounds that ended', async () => {
    const lucky = await playerWith(1);
    await win(lucky);
    const won = 1 + (await lose(await playerWith(0.01)));
    await start(lucky);
    const [rounds, paid] = [won + 1, won * 10.8];
    const bombs = {
      game: 'bombs',
      rounds,
      staked: (rounds * 10).toFixed(2),
      paid: paid.toFixed(2),
      result: (rounds * 10 - paid).toFixed(2),
    };
    const answer = await games.operator('GET', `${MONEY}?window=24h`, undefined, 'moderator');
    expect([answer.statusCode, answer.json()]).toEqual([200, { days: 1, games: [bombs] }]);
    expect((await games.operator('GET', MONEY)).json()).toMatchObject({ days: 7, games: [bombs] });
  });
});

describe('who asks', () => {
  test(`${MONEY} needs a session`, async () => {
    expect((await games.service.public.inject({ method: 'GET', url: MONEY })).statusCode).toBe(401);
  });

  test('for another window is told so', async () => {
    expect((await games.operator('GET', `${MONEY}?window=1y`)).statusCode).toBe(400);
  });
});
