import { until } from '@facet/service-kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { buildService } from '../src/app.ts';
import { SECRETS_KEYS, startGames } from './support/start-games.ts';

const NEWER_KEY = `newer:${Buffer.alloc(32, 9).toString('base64url')}`;

test('a change of keys seals the seeds of all members again, and then the old key may go', async () => {
  const games = await startGames();
  onTestFinished(() => games.remove());
  const players = [games.player(), games.player()] as const;
  const shown = () => Promise.all(players.map(async (player) => (await player.get('/api/fairness')).json().serverSeedHash as string));
  const before = await shown();
  const started = (await players[0].post('/api/bombs/start', { betAmount: 1, bombCount: 1 })).json();
  const afterBet = await shown();
  const under = async () => {
    const { database } = games.service.kit;
    const { rows } = await database.raw<{ rows: { sealed_seed: Buffer }[] }>(
      'select sealed_seed from seed_chains union all select sealed_seed from rounds',
    );
    return rows.map(({ sealed_seed }) => sealed_seed.subarray(1, 1 + (sealed_seed[0] ?? 0)).toString());
  };
  expect(await under()).toEqual(['test', 'test', 'test']);

  games.env.variables['SECRETS_KEYS'] = `${NEWER_KEY},${SECRETS_KEYS}`;
  await games.replica();
  await until('all are sealed again', async () => (await under()).every((id) => id === 'newer'));

  const alone = buildService({ ...games.env.variables, SECRETS_KEYS: NEWER_KEY });
  onTestFinished(() => alone.close());
  await alone.ready();
  const cookies = players.map(({ id }) => games.env.keys.memberCookie(id));
  const answers = await Promise.all(cookies.map((cookie) => alone.public.inject({ url: '/api/fairness', headers: { cookie } })));
  expect(answers.map((answer) => answer.json().serverSeedHash)).toEqual(afterBet);
  const [cookie] = cookies;
  const open = await alone.public.inject({ url: '/api/bombs/active', headers: { cookie } });
  expect(open.json().game.serverSeedHash).toBe(before[0]);
  expect(open.json().game.serverSeedHash).toBe(started.serverSeedHash);
});
