import { join } from 'node:path';
import { startProcess, until } from '@facet/service-kit/testing';
import type { Round } from '../../src/rounds/index.ts';
import { startGames, type Games, type Player } from './start-games.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const PLAYERS = 6;
const ROUNDS_BETWEEN_KILLS = 20;
const STAKED = 100_000;

export interface Account {
  balance: bigint;
  bets: number;
  wins: number;
  losses: number;
}

/**
 * Members play Bombs against a process that is killed again and again. What each has then, and what their rounds say
 * they have.
 */
export async function playThroughKills(kills: number): Promise<{ has: Account[]; owed: Account[] }> {
  const games = await startGames();
  try {
    const players = Array.from({ length: PLAYERS }, () => games.player(STAKED));
    let running = await startProcess(MAIN, games.env.variables);
    let isOver = false;
    const playing = players.map(async (player) => {
      while (!isOver) await playRound(games, running.port, player);
    });
    for (let kill = 1; kill <= kills; kill++) {
      await until('some rounds', async () => (await roundsOf(games)).length > ROUNDS_BETWEEN_KILLS * kill, 60_000);
      await running.kill();
      running = await startProcess(MAIN, games.env.variables);
    }
    isOver = true;
    await Promise.all(playing);
    await running.kill();
    await games.settled();
    const rounds = await roundsOf(games);
    return { has: players.map(accountOf), owed: players.map((player) => owedTo(player, rounds)) };
  } finally {
    await games.remove();
  }
}

function roundsOf({ service }: Games): Promise<Round[]> {
  return service.kit.database<Round>('rounds').select('*') as Promise<Round[]>;
}

function accountOf(player: Player): Account {
  const count = (type: string) => player.transfers().filter((line) => line.startsWith(`${type} `)).length;
  return { balance: player.balance(), bets: count('bet') - count('void'), wins: count('game_win'), losses: count('bet_lost') };
}

function owedTo(player: Player, rounds: Round[]): Account {
  const played = rounds.filter(({ member_id, state }) => member_id === player.id && ['won', 'lost', 'open'].includes(state));
  const count = (wanted: Round['state']) => played.filter(({ state }) => state === wanted).length;
  const gained = played.reduce((sum, { stake, payout }) => sum + (payout ?? 0n) - stake, 0n);
  return { balance: BigInt(STAKED) + gained, bets: played.length, wins: count('won'), losses: count('lost') };
}

async function playRound(games: Games, port: number, player: Player): Promise<void> {
  const call = (path: string, body: object) => post(`http://127.0.0.1:${port}${path}`, games.env.keys.memberCookie(player.id), body);
  const { gameId } = await call('/api/bombs/start', { betAmount: '10.00', bombCount: 3 });
  const open = gameId ?? (await player.get('/api/bombs/active')).json().game?.gameId;
  if (open === undefined) return;
  await call('/api/bombs/reveal', { gameId: open, tileIndex: Math.floor(Math.random() * 25) });
  await call('/api/bombs/cashout', { gameId: open });
}

/** An empty answer when there is none: the process was killed. */
async function post(url: string, cookie: string, body: object): Promise<{ gameId?: string }> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(2_000) })
    .then(async (answer) => (await answer.json()) as { gameId?: string })
    .catch(() => ({}));
}
