import { createHash } from 'node:crypto';
import type { Round } from '../src/rounds/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRound } from '../bin/check-round.ts';
import { startGames, type Answer, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const bet = { betAmount: '10.00', bombCount: 3 };
const start = async (player: Player, body: object = bet) => (await player.post('/api/bombs/start', body)).json();
const reveal = (player: Player, gameId: string, tileIndex: number) => player.post('/api/bombs/reveal', { gameId, tileIndex });
const cashOut = (player: Player, gameId: string) => player.post('/api/bombs/cashout', { gameId });

/** A player whose tiles are all safe up to a multiplier of 1.8, and one whose rounds are mostly lost. */
async function lucky(hundredths?: number) {
  const player = games.player(hundredths);
  await games.winChance(player, 'bombs', 1);
  return player;
}
async function unlucky() {
  const player = games.player();
  await games.winChance(player, 'bombs', 0.01);
  return player;
}
/** Plays until a round ends as wanted. */
async function lose(player: Player) {
  for (;;) {
    const { gameId } = await start(player);
    const answer = (await reveal(player, gameId, 4)).json();
    if (!answer.won) return { gameId, answer };
    await cashOut(player, gameId);
  }
}

describe('a round', () => {
  test('takes the bet, pays it times the multiplier, and shows the seed that was promised', async () => {
    const player = await lucky();
    const next = (await player.get('/api/fairness')).json();
    const started = await start(player);
    expect(started).toMatchObject({
      success: true,
      nonce: 1,
      winChance: 1,
      serverSeedHash: next.serverSeedHash,
      clientSeed: next.clientSeed,
    });
    expect(player.balance()).toBe(99_000n);

    for (const [index, multiplier] of [1.08, 1.1664, 1.259712].entries())
      expect((await reveal(player, started.gameId, index)).json()).toMatchObject({
        won: true,
        multiplier,
        bombPositions: null,
        serverSeed: null,
      });
    const ended = (await cashOut(player, started.gameId)).json();
    expect(ended).toMatchObject({ success: true, winAmount: '12.59', multiplier: 1.259712 });
    expect(ended.bombPositions).toHaveLength(3);
    expect(player.balance()).toBe(100_259n);

    const { round } = (await player.get(`/api/fairness/rounds/${started.gameId}`)).json();
    expect(checkRound(round).filter(({ holds }) => !holds)).toEqual([]);
    const after = (await player.get('/api/fairness')).json();
    expect(after.serverSeedHash).not.toBe(next.serverSeedHash);
    expect(after).toMatchObject({
      nonce: 2,
      rounds: [{ id: started.gameId, serverSeed: round.serverSeed }],
    });
  });

  test('ends at a bomb: the stake is lost and counted as lost', async () => {
    const player = await unlucky();
    const { gameId, answer } = await lose(player);
    expect(answer).toMatchObject({ won: false, winAmount: null });
    expect(answer.bombPositions).toContain(4);
    await games.settled();
    expect(player.transfers().slice(-2)).toEqual(['bet -1000', 'bet_lost 1000']);
    expect((await cashOut(player, gameId)).statusCode).toBe(409);
    const { round } = (await player.get(`/api/fairness/rounds/${gameId}`)).json();
    expect(round).toMatchObject({ outcome: 'lost', bombTile: 4 });
    expect(checkRound(round).filter(({ holds }) => !holds)).toEqual([]);
  });

  test('answers the same again: a tile that is open, the tile that ended it, a second cash-out', async () => {
    const player = await lucky();
    const { gameId } = await start(player);
    await reveal(player, gameId, 7);
    expect((await reveal(player, gameId, 7)).json()).toMatchObject({ won: true, revealed: [7] });
    const first = (await cashOut(player, gameId)).json();
    expect((await cashOut(player, gameId)).json()).toEqual(first);
    const loser = await unlucky();
    const lost = await lose(loser);
    expect((await reveal(loser, lost.gameId, 4)).json()).toEqual(lost.answer);
    expect((await reveal(loser, lost.gameId, 5)).json().code).toBe('round_over');
  });

  test('cashes out by itself when the last safe tile is opened, at 24.00 times or the operator’s maximum', async () => {
    const player = games.player();
    await games.winChance(player, 'bombs', 1, 1.5);
    const { gameId } = await start(player, { betAmount: 1, bombCount: 10 });
    let last;
    for (let tile = 0; tile < 15; tile++) last = (await reveal(player, gameId, tile)).json();
    expect(last).toMatchObject({ won: true, multiplier: 1.5, winAmount: '1.50' });
    expect(last.bombPositions).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(player.balance()).toBe(100_050n);
    expect((await player.get('/api/bombs/active')).json()).toEqual({ game: null });
  });

  test('is resumed after a reload, and nothing tells its end before it has ended', async () => {
    const player = await lucky();
    const started = await start(player);
    await reveal(player, started.gameId, 3);
    const { game } = (await player.get('/api/bombs/active')).json();
    expect(game).toMatchObject({
      gameId: started.gameId,
      betAmount: '10.00',
      bombCount: 3,
      revealed: [3],
      multiplier: 1.08,
      bombPositions: null,
    });
    const answers: Answer[] = [
      await player.get('/api/bombs/active'),
      await player.get(`/api/fairness/rounds/${started.gameId}`),
      await player.get('/api/fairness/rounds'),
      await player.get('/api/fairness'),
      await reveal(player, started.gameId, 4),
    ];
    const stored = async () => {
      const round: unknown = await games.service.kit.database('rounds').where({ id: started.gameId }).first('server_seed', 'sealed_seed');
      return round as Pick<Round, 'server_seed' | 'sealed_seed'>;
    };
    const inside = await stored();
    expect(inside.server_seed).toHaveLength(0);
    expect((await player.get(`/api/fairness/rounds/${started.gameId}`)).json().round).toMatchObject({
      outcome: 'open',
      bombPositions: null,
      serverSeed: null,
    });
    await cashOut(player, started.gameId);
    const { round } = (await player.get(`/api/fairness/rounds/${started.gameId}`)).json();
    expect(createHash('sha256').update(Buffer.from(round.serverSeed, 'hex')).digest('hex')).toBe(started.serverSeedHash);
    for (const answer of answers) expect(answer.body).not.toContain(round.serverSeed);
    // Who had a copy of the database would have known as little.
    expect(inside.sealed_seed?.includes(Buffer.from(round.serverSeed, 'hex'))).toBe(false);
    expect(inside.sealed_seed?.toString('latin1')).not.toContain(round.serverSeed);
    expect(await stored()).toEqual({ server_seed: Buffer.from(round.serverSeed, 'hex'), sealed_seed: null });
  });
});

describe('what is refused', () => {
  test.each([
    [{ betAmount: '0.99', bombCount: 3 }, 400, 'bet_invalid'],
    [{ betAmount: '-5', bombCount: 3 }, 400, 'bad_request'],
    [{ betAmount: '1e3', bombCount: 3 }, 400, 'bad_request'],
    [{ betAmount: '1.001', bombCount: 3 }, 400, 'bad_request'],
    [{ betAmount: '10', bombCount: 4 }, 400, 'bad_request'],
    [{ betAmount: '10', bombCount: 3, p: 1 }, 400, 'bad_request'],
    [{ betAmount: '1000.01', bombCount: 3 }, 400, 'insufficient_balance'],
  ])('%j: %i %s, and nothing has moved', async (body, status, code) => {
    const player = games.player();
    const answer = await player.post('/api/bombs/start', body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect([player.balance(), (await player.get('/api/fairness')).json().nonce]).toEqual([100_000n, 1]);
  });

  test('a member who has earned less than 15 R$, in the product’s words', async () => {
    const player = games.player(1_499);
    const answer = await player.post('/api/bombs/start', bet);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'earning_requirement', message: 'You need to earn at least 15R$ to play games' }),
    ]);
  });

  test('cashing out before a tile is open, another’s round, a tile that is not on the board', async () => {
    const player = await lucky();
    const { gameId } = await start(player);
    expect((await cashOut(player, gameId)).json().code).toBe('nothing_to_cash_out');
    const other = games.player();
    expect([(await cashOut(other, gameId)).statusCode, (await reveal(other, gameId, 1)).statusCode]).toEqual([404, 404]);
    expect((await other.get(`/api/fairness/rounds/${gameId}`)).statusCode).toBe(404);
    expect((await reveal(player, gameId, 25)).statusCode).toBe(400);
    expect((await player.post('/api/bombs/start', bet)).json().code).toBe('round_open');
  });

  test('the same key for another bet; the same bet under it answers the same', async () => {
    const player = await lucky();
    const key = { 'idempotency-key': 'k-1' };
    const [first, again] = await Promise.all([player.post('/api/bombs/start', bet, key), player.post('/api/bombs/start', bet, key)]);
    expect(again?.json()).toEqual(first?.json());
    expect(player.balance()).toBe(99_000n);
    expect((await player.post('/api/bombs/start', { ...bet, betAmount: 11 }, key)).statusCode).toBe(422);
  });
});

describe('many at once', () => {
  test('20 starts open one round and take one bet', async () => {
    const player = await lucky();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.post('/api/bombs/start', bet)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)]);
    expect([player.balance(), (await player.get('/api/fairness')).json().nonce]).toEqual([99_000n, 2]);
  });

  test('50 reveals and cash-outs on one round have one outcome', async () => {
    for (const player of [await lucky(), await unlucky(), games.player()]) {
      const { gameId } = await start(player);
      await reveal(player, gameId, 0);
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? cashOut(player, gameId) : reveal(player, gameId, 1 + (n % 20)))),
      );
      if ((await player.get('/api/bombs/active')).json().game) await cashOut(player, gameId);
      await games.settled();
      const { round } = (await player.get(`/api/fairness/rounds/${gameId}`)).json();
      const paid = round.outcome === 'won' ? [`game_win ${String(round.winAmount).replace('.', '')}`] : ['bet_lost 1000'];
      expect(player.transfers()).toEqual(['bet -1000', ...paid]);
      expect(checkRound(round).filter(({ holds }) => !holds)).toEqual([]);
    }
  });
});

describe('two replicas', () => {
  test('open tiles of one round in turn, and at once: each counts once, and what one ended the other does not go on with', async () => {
    const player = games.player();
    await games.winChance(player, 'bombs', 1, 1.5);
    const other = await games.replica();
    const headers = { cookie: games.env.keys.memberCookie(player.id) };
    const revealThere = async (gameId: string, tileIndex: number): Promise<Answer> =>
      other.public.inject({ method: 'POST', url: '/api/bombs/reveal', headers, payload: { gameId, tileIndex } });
    const { gameId } = await start(player);
    for (const [tile, ask] of [revealThere, reveal.bind(undefined, player), revealThere, reveal.bind(undefined, player)].entries())
      expect((await ask(gameId, tile)).json()).toMatchObject({
        won: true,
        revealed: Array.from({ length: tile + 1 }, (_, index) => index),
      });

    const tiles = [4, 5, 6, 7, 4, 5];
    const answers = await Promise.all(tiles.flatMap((tile) => [reveal(player, gameId, tile), revealThere(gameId, tile)]));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { game } = (await player.get('/api/bombs/active')).json();
    expect(game.revealed.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);

    // The other one knows the round as it is, and not that it ends here.
    await revealThere(gameId, 8);
    await cashOut(player, gameId);
    expect((await revealThere(gameId, 9)).json()).toMatchObject({ code: 'round_over' });
    expect((await revealThere(gameId, 8)).json()).toMatchObject({ won: true, winAmount: '15.00' });
    const { round } = (await player.get(`/api/fairness/rounds/${gameId}`)).json();
    expect(checkRound(round).filter(({ holds }) => !holds)).toEqual([]);
  });
});

test('the rules in force are shown before the bet, an operator’s override at once', async () => {
  const player = games.player();
  const rules = (await player.get('/api/bombs/rules')).json();
  expect(rules).toMatchObject({
    winChance: 0.45,
    rtp: 0.81,
    minBet: '1.00',
    minTotalEarned: '15.00',
    maxMultiplierOverride: null,
    isSetForYou: false,
  });
  expect(rules.caps).toEqual({ 1: 2.2, 3: 3.5, 5: 6, 7: 10, 10: 20 });
  expect(rules.multipliers['3'].slice(0, 2)).toEqual([1.08, 1.1664]);
  await games.winChance(player, 'bombs', 0.6, 2);
  expect((await player.get('/api/bombs/rules')).json()).toMatchObject({
    winChance: 0.6,
    rtp: 1.08,
    maxMultiplierOverride: 2,
    isSetForYou: true,
  });
});

test('is a fact of its player’s cases, and of nobody else’s', async () => {
  const player = await lucky();
  const { gameId } = await start(player);
  const fact = (of: Player, caller = 'identity') => games.admin('GET', `/internal/members/${of.id}/facts/round/${gameId}`, caller);
  expect((await fact(player)).json()).toEqual({
    title: 'Bombs, 3 bombs',
    amount: '10.00',
    at: expect.any(String),
    state: 'open',
    line: { kind: 'bombs.bet', values: { bombs: '3' }, text: 'Bombs, 3 bombs' },
  });
  const foreign = await fact(games.player());
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'fact_not_found']);
  expect((await fact(player, 'admin')).statusCode).toBe(403);
});
