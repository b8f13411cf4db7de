import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGames, type Games } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

/** What `npm run audit` hands to the wallet: `<kind> <amount> <state>` of each promise to somebody. */
async function promises(memberId: string): Promise<string[]> {
  const main = join(import.meta.dirname, '../src/audit/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env: { DATABASE_URL: games.env.variables.DATABASE_URL } });
  const [head, ...lines] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  expect(head).toEqual({ caller: 'games', takenAt: expect.any(String) });
  const his = lines.filter((line) => line['memberId'] === memberId);
  return his.map(({ key, amount, state }) => `${key?.split(':')[0]} ${amount} ${state}`).toSorted();
}

it('every round that promises money is handed over with its key, and matches what the wallet booked', async () => {
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
  expect(await promises(player.id)).toEqual([
    'bet 10.00 moved',
    'bet 10.00 moved',
    'bet 10.00 moved',
    'bet 5000.00 undone',
    'win 10.80 moved',
    'win 10.80 moved',
  ]);
  expect(player.movements().toSorted()).toEqual(['bet -1000', 'bet -1000', 'bet -1000', 'game_win 1080', 'game_win 1080']);
});
