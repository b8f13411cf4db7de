import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGames, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames({ SWEEP_AFTER_MS: '400' })));
afterAll(() => games.remove());

const database = () => games.service.kit.database;
const bet = { betAmount: '10.00', bombCount: 3 };
const start = async (player: Player, headers = {}) => player.post('/api/bombs/start', bet, headers);
const fairness = async (player: Player) => (await player.get('/api/fairness')).json();

/** A player who reveals safely, always. */
async function sure(): Promise<Player> {
  const player = games.player();
  await games.winChance(player, 'bombs', 1);
  return player;
}

/** What the database holds now; `restore` puts it back, begins a new epoch, and starts the service. */
async function backUp() {
  const [chains, rounds] = await Promise.all([database()('seed_chains'), database()('rounds')]);
  return {
    async restore({ starts = true } = {}) {
      await database().transaction(async (transaction) => {
        await transaction.raw('truncate seed_chains, rounds, outbox');
        if (chains.length > 0) await transaction('seed_chains').insert(chains);
        if (rounds.length > 0) await transaction('rounds').insert(rounds);
        await transaction.raw('select begin_epoch()');
      });
      if (starts) await games.replica();
    },
  };
}

async function playOne(player: Player): Promise<{ serverSeed: string; serverSeedHash: string; nonce: number }> {
  const { gameId } = (await start(player)).json();
  await player.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
  const { serverSeed, serverSeedHash, nonce } = (await player.post('/api/bombs/cashout', { gameId })).json();
  return { serverSeed, serverSeedHash, nonce };
}

test('after a restore no seed that was revealed is dealt, and the page says that it was drawn anew', async () => {
  const player = await sure();
  await playOne(player);
  const before = await fairness(player);
  expect(before.redrawnAt).toBeNull();
  const backup = await backUp();
  const known = await playOne(player);
  expect(known.serverSeedHash).toBe(before.serverSeedHash);

  const shown = [before.serverSeedHash];
  for (const times of [1, 2]) {
    await backup.restore();
    const after = await fairness(player);
    expect([after.nonce, after.clientSeed], `restored ${times} times`).toEqual([before.nonce, before.clientSeed]);
    expect(shown).not.toContain(after.serverSeedHash);
    shown.push(after.serverSeedHash);
    expect(Date.parse(after.redrawnAt)).toBeGreaterThan(0);
    const dealt = await playOne(player);
    expect([dealt.nonce, dealt.serverSeedHash]).toEqual([known.nonce, after.serverSeedHash]);
    expect(dealt.serverSeed).not.toBe(known.serverSeed);
  }
});

test('a backup of a restored site, in which seeds were drawn anew already, holds none that is dealt either', async () => {
  const player = await sure();
  await fairness(player);
  await (await backUp()).restore();
  const backup = await backUp();
  const known = await playOne(player);
  await backup.restore();
  expect((await playOne(player)).serverSeed).not.toBe(known.serverSeed);
});

test('an open round gives its stake back, once, whoever acts meanwhile, and its seed is not dealt again', async () => {
  const player = await sure();
  const { gameId, serverSeedHash } = (await start(player)).json();
  const backup = await backUp();
  await backup.restore();
  const [revealed, cashedOut] = await Promise.all([
    player.post('/api/bombs/reveal', { gameId, tileIndex: 0 }),
    player.post('/api/bombs/cashout', { gameId }),
    games.replica(),
  ]);
  expect([revealed.statusCode, cashedOut.statusCode]).toEqual([409, 409]);
  await games.settled();
  expect([player.balance(), player.transfers()]).toEqual([100_000n, ['bet -1000', 'void 1000']]);
  expect((await player.get(`/api/fairness/rounds/${gameId}`)).json().round).toMatchObject({ outcome: 'refunded', serverSeedHash });
  expect((await fairness(player)).serverSeedHash).not.toBe(serverSeedHash);
});

test.each(['opening', 'voiding'] as const)(
  'a round that the backup holds as %s puts no seed back that was revealed since',
  async (state) => {
    const player = await sure();
    const headers = { 'idempotency-key': `${state}-${player.id}` };
    const { serverSeedHash } = (await start(player, headers)).json();
    // As it lay there a moment before, when its handler had not come further.
    const half = state === 'opening' ? { state } : { state, ending: 'refused', refusal: 'not_in_time' };
    await database()('rounds')
      .where({ member_id: player.id })
      .update({ ...half, started_at: null });
    const backup = await backUp();
    await backup.restore();
    await games.settled();
    expect([player.balance(), player.transfers()]).toEqual([100_000n, ['bet -1000', 'void 1000']]);
    expect((await fairness(player)).serverSeedHash).not.toBe(serverSeedHash);
    expect((await start(player, headers)).json().code).toBe('not_in_time');
    expect((await playOne(player)).serverSeedHash).not.toBe(serverSeedHash);
  },
);

test('a round that the ledger knows as ended, restored to a later moment, is not given back as well', async () => {
  const player = await sure();
  const { gameId } = (await start(player)).json();
  const backup = await backUp();
  await player.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
  await player.post('/api/bombs/cashout', { gameId });
  await games.settled();
  await backup.restore();
  await games.settled();
  expect(player.transfers()).toEqual(['bet -1000', 'game_win 1080']);
});

test('a wallet that is away keeps nobody from playing on, and the stakes come back with it', async () => {
  const [waiting, other] = [await sure(), await sure()];
  await start(waiting);
  const backup = await backUp();
  games.wallet.fail('before', '/internal/transfers/void');
  await backup.restore();
  expect((await start(other)).statusCode).toBe(200);
  games.wallet.fail('no');
  await games.settled();
  expect(waiting.balance()).toBe(100_000n);
});

test('killed half way it goes on at the next start: thousands of chains, each drawn anew once', async () => {
  await database().raw(
    `insert into seed_chains (member_id, sealed_seed, client_seed) select gen_random_uuid(), decode(repeat('ab', 32), 'hex'), 'bulk' from generate_series(1, 2500)`,
  );
  const backup = await backUp();
  await backup.restore({ starts: false });
  // What a start that was killed after the first thousand leaves.
  const [first] = await database()('seed_chains').where({ client_seed: 'bulk' }).limit(1);
  await database()('seed_chains')
    .where({ member_id: first.member_id })
    .update({ sealed_seed: Buffer.alloc(32, 1), redrawn_at: database().raw('clock_timestamp()') });
  await Promise.all([games.replica(), games.replica()]);
  const { rows } = await database().raw(
    `select count(*)::int as chains, count(distinct sealed_seed)::int as seeds, count(*) filter (where sealed_seed = decode(repeat('ab', 32), 'hex'))::int as old
     from seed_chains where client_seed = 'bulk'`,
  );
  expect(rows).toEqual([{ chains: 2500, seeds: 2500, old: 0 }]);
  expect((await database()('seed_chains').where({ member_id: first.member_id }).first()).sealed_seed).toEqual(Buffer.alloc(32, 1));
});

test('a copy of the database shows no seed that will be dealt', async () => {
  const player = await sure();
  const { serverSeedHash } = await fairness(player);
  const { sealed_seed } = await database()('seed_chains').where({ member_id: player.id }).first();
  const { serverSeed, serverSeedHash: dealt } = await playOne(player);
  expect(dealt).toBe(serverSeedHash);
  expect([sealed_seed.includes(Buffer.from(serverSeed, 'hex')), sealed_seed.includes(serverSeed)]).toEqual([false, false]);
});
