import { randomUUID } from 'node:crypto';
import type { Answer } from '../outside/calls.ts';
import { isYes, scenario, wasDone, wasTold, type Act, type Scenario, type Told } from '../scenario.ts';
import { ban, leave, restoredMeanwhile } from './meanwhile.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';
import { BOARD_CAN_BE_CLEARED, CRASHES_AT_ONCE, deal, LUCKY, SECOND_TILE_IS_A_BOMB, type Fate } from './fates.ts';

const EXCLUSION_MS = 3 * 86_400_000;

interface Player {
  person: Person;
  key: string;
}
interface Playing extends Player {
  gameId: string;
}

const startWith =
  (betAmount: number, game: 'bombs' | 'crash', choice: object = choices[game]): Act<Player> =>
  (world, { person, key }, { second }) =>
    world.as(person, 'games', 'POST', `/api/${game}/start`, { betAmount, ...choice }, { key: `${key}:${game}`, second });
const choices = { bombs: { bombCount: 1 }, crash: { autoCashout: 1.01 } };
export const startBombs = startWith(5, 'bombs');
const startCrash = startWith(5, 'crash');
export const reveal =
  (tileIndex: number): Act<Playing> =>
  (world, { person, gameId }, at) =>
    world.as(person, 'games', 'POST', '/api/bombs/reveal', { gameId, tileIndex }, at);
export const cashOut =
  (game: 'bombs' | 'crash'): Act<Playing> =>
  (world, { person, gameId }, at) =>
    world.as(person, 'games', 'POST', `/api/${game}/cashout`, { gameId }, at);

const aPlayer = async (world: World): Promise<Player> => ({ person: world.person(), key: randomUUID() });

async function aRound(world: World, start: Act<Player>, fate: Fate = LUCKY): Promise<Playing> {
  const player = await aPlayer(world);
  await deal(world, player.person, fate);
  const answer = await start(world, { ...player, key: randomUUID() }, { second: false });
  if (answer.status !== 200) throw new Error(`nobody could play: ${answer.body}`);
  return { ...player, gameId: (JSON.parse(answer.body) as { gameId: string }).gameId };
}

/** A round with the first of these tiles open. */
async function withTilesOpen(world: World, { start, tiles, fate }: { start: Act<Player>; tiles: number[]; fate: Fate }): Promise<Playing> {
  const playing = await aRound(world, start, fate);
  for (const tile of tiles) {
    const answer = await reveal(tile)(world, playing, { second: false });
    if ((JSON.parse(answer.body) as { won?: boolean }).won !== true) throw new Error(`tile ${tile} was no safe one: ${answer.body}`);
  }
  return playing;
}

export const withATileOpen = (world: World): Promise<Playing> => withTilesOpen(world, { start: startBombs, tiles: [3], fate: LUCKY });
const withABombNext = (world: World): Promise<Playing> =>
  withTilesOpen(world, { start: startBombs, tiles: [3], fate: SECOND_TILE_IS_A_BOMB });
/** All but the last of fifteen, among ten bombs. */
const withOneTileLeft = (world: World): Promise<Playing> =>
  withTilesOpen(world, {
    start: startWith(5, 'bombs', { bombCount: 10 }),
    tiles: Array.from({ length: 14 }, (_, tile) => 10 + tile),
    fate: BOARD_CAN_BE_CLEARED,
  });

/** The balance is what the member’s rounds came to; where they were told how the one in question ended, it did. */
export async function rounds(
  world: World,
  { person, gameId }: { person: Person; gameId?: string },
  told: Told,
): Promise<Record<string, boolean>> {
  const rows = await world.rows<{ id: string; state: string; stake: string; payout: string | null; revealed: number[] }>(
    'games',
    'select * from rounds where member_id = $1',
    [person.id],
  );
  const played = rows.filter(({ state }) => ['open', 'won', 'lost'].includes(state));
  const came = played.reduce((sum, { stake, payout }) => sum - BigInt(stake) + BigInt(payout ?? 0), AT_FIRST);
  const round = rows.find(({ id }) => id === gameId);
  const wins = (told['cash-out'] ?? []).filter(isYes).map((answer) => amountOf(answer));
  return {
    'the balance is what the rounds came to': (await world.balance(person)).available === came,
    'one round of a game is open at most': rows.filter(({ state }) => state === 'open').length <= 1,
    'told that a round is open, it is': !wasTold(told, 'start', isYes) || played.length === 1,
    'told what was won, it was': wins.every((amount) => amount === BigInt(round?.payout ?? 0)),
  };
}

const amountOf = ({ body }: Answer): bigint => BigInt((JSON.parse(body) as { winAmount: string }).winAmount.replace('.', ''));

/** Time passes until the round is over by itself. */
const timePasses: Act<Playing> = async (world, { gameId }) => {
  await world.rows(
    'games',
    `update rounds set started_at = started_at - interval '2 days', settles_at = settles_at - interval '2 days' where id = $1 and state = 'open'`,
    [gameId],
  );
  // Two of them may be what goes wrong.
  for (let turn = 0; turn < 3; turn += 1) await world.site.turn();
  return { status: 200, body: '' };
};

/** A member keeps themselves from games. What runs already is theirs to end. */
const exclude: Act<Player> = (world, { person }, at) => {
  const excludedUntil = new Date(Date.now() + EXCLUSION_MS).toISOString();
  return world.as(person, 'games', 'PUT', '/api/play-limits', { excludedUntil }, at);
};

/** What runs already is theirs to end; nothing new begins. */
const excluded = (
  name: string,
  begin: (world: World) => Promise<Playing>,
  start: Act<Player>,
  play: Pick<Scenario<Playing>, 'acts' | 'rivals'>,
) =>
  scenario<Playing>({
    name,
    begin,
    acts: { exclude, start, ...play.acts },
    rivals: play.rivals ?? {},
    async ends(world, it, told) {
      const next = await start(world, { ...it, key: randomUUID() }, { second: false });
      await world.rest();
      return {
        ...(await rounds(world, it, { ...told, start: [] })),
        'told that they are excluded, they play no more': !wasTold(told, 'exclude', isYes) || next.status === 403,
      };
    },
  });

export const bombsExclude = excluded('bombs-exclude', withATileOpen, startBombs, {
  acts: { 'cash-out': cashOut('bombs') },
  rivals: { reveal: reveal(7) },
});

const aCrash = (world: World): Promise<Playing> => aRound(world, startCrash);

export const crashExclude = excluded('crash-exclude', aCrash, startCrash, {
  acts: { 'cash-out': cashOut('crash') },
  rivals: { 'time-passes': timePasses },
});

export const bombsStart = scenario({
  name: 'bombs-start',
  begin: aPlayer,
  acts: { start: startBombs },
  rivals: {
    'other-key': (world, { person }, at) => startBombs(world, { person, key: randomUUID() }, at),
    exclude,
    ban,
    leave,
    restore: restoredMeanwhile,
  },
  ends: rounds,
});

/** Two bets, and money for one: the other may be quicker. */
export const betTooMuch = scenario({
  name: 'bet-too-much',
  begin: aPlayer,
  acts: { start: startWith(300, 'bombs') },
  rivals: { 'other-game': startWith(300, 'crash') },
  async ends(world, it, told) {
    await world.rest();
    const claims = await rounds(world, it, told);
    const bets = [...(told['start'] ?? []), ...(told['other-game'] ?? [])].filter(isYes).length;
    return { ...claims, 'no more was bet than there is': bets <= 1 || (await world.balance(it.person)).available > 0n };
  },
});

const revealing = (name: string, begin: (world: World) => Promise<Playing>, act: Act<Playing>, { isLast = false } = {}) =>
  scenario({
    name,
    async begin(world) {
      // What a replica writes when it starts is no step of the reveal.
      await world.site.secondOf('games');
      return begin(world);
    },
    acts: { reveal: act },
    rivals: { 'cash-out': cashOut('bombs'), 'other-tile': reveal(8) },
    async ends(world, it, told) {
      const [round] = await world.rows<{ state: string; revealed: number[] }>('games', 'select * from rounds where id = $1', [it.gameId]);
      const heard = (act: string): boolean[] =>
        (told[act] ?? []).filter(isYes).map(({ body }) => (JSON.parse(body) as { won: boolean }).won);
      const isOpen = (act: string, tile: number): boolean => !heard(act).includes(true) || (round?.revealed.includes(tile) ?? false);
      return {
        ...(await rounds(world, it, told)),
        'told that a tile was safe, it is open': isOpen('reveal', 7) && isOpen('other-tile', 8),
        'told that the last tile was safe, the round is won': !isLast || !heard('reveal').includes(true) || round?.state === 'won',
        'told that it was a bomb, the round is lost':
          ![...heard('reveal'), ...heard('other-tile')].includes(false) || round?.state === 'lost',
      };
    },
  });

export const bombsReveal = revealing('bombs-reveal', withATileOpen, reveal(7));
export const bombsRevealLost = revealing('bombs-reveal-lost', withABombNext, reveal(7));
/** The last safe tile pays. */
export const bombsClear = revealing('bombs-clear', withOneTileLeft, reveal(7), { isLast: true });

/** By the replica that has not seen the round before. */
const elsewhere: Act<Playing> = (world, it, { second }) => reveal(7)(world, it, { second: !second });
export const bombsRevealElsewhere = revealing('bombs-reveal-elsewhere', withATileOpen, elsewhere);
export const bombsLostElsewhere = revealing('bombs-lost-elsewhere', withABombNext, elsewhere);

export const bombsCashOut = scenario<Playing>({
  name: 'bombs-cash-out',
  begin: withATileOpen,
  acts: { 'cash-out': cashOut('bombs') },
  rivals: { reveal: reveal(7), 'time-passes': timePasses, restore: restoredMeanwhile },
  ends: rounds,
});

/** A round that was left with a tile open is cashed out, one without is given back. */
export const bombsAbandon = scenario({
  name: 'bombs-abandon',
  begin: withATileOpen,
  acts: { 'time-passes': timePasses },
  rivals: { 'cash-out': cashOut('bombs') },
  async ends(world, it, told) {
    const [round] = await world.rows<{ state: string }>('games', 'select state from rounds where id = $1', [it.gameId]);
    return { ...(await rounds(world, it, told)), 'the round has ended': round?.state === 'won' };
  },
});

export const bombsUntouched = scenario({
  name: 'bombs-untouched',
  begin: (world) => aRound(world, startBombs),
  acts: { 'time-passes': timePasses },
  rivals: { reveal: reveal(3) },
  async ends(world, it, told) {
    const [round] = await world.rows<{ state: string }>('games', 'select state from rounds where id = $1', [it.gameId]);
    const mayBeTouched = wasDone(told, 'reveal') !== 'no';
    return { ...(await rounds(world, it, told)), 'the stake is given back': mayBeTouched || round?.state === 'refunded' };
  },
});

export const crashStart = scenario({
  name: 'crash-start',
  begin: aPlayer,
  acts: { start: startCrash },
  rivals: { 'other-key': (world, { person }, at) => startCrash(world, { person, key: randomUUID() }, at) },
  async ends(world, it, told) {
    await world.rest();
    return rounds(world, it, told);
  },
});

export const crashCashOut = scenario({
  name: 'crash-cash-out',
  begin: aCrash,
  acts: { 'cash-out': cashOut('crash') },
  rivals: { 'time-passes': timePasses },
  ends: rounds,
});

/** The wallet is away while a member cashes out and bets anew: what they were told is true once it is back. */
export const crashWalletAway = scenario<Playing>({
  name: 'crash-wallet-away',
  begin: aCrash,
  acts: {
    async 'cash-out'(world, it, at) {
      const { away } = world.site;
      away.add('wallet');
      try {
        const answer = await cashOut('crash')(world, it, at);
        await startCrash(world, { ...it, key: randomUUID() }, at);
        await world.site.turn();
        return answer;
      } finally {
        away.delete('wallet');
      }
    },
  },
  rivals: { 'time-passes': timePasses, exclude },
  async ends(world, it, told) {
    // Whoever was refused meanwhile rests before they ask again.
    await world.rest();
    const [round] = await world.rows<{ state: string }>('games', 'select state from rounds where id = $1', [it.gameId]);
    return {
      ...(await rounds(world, it, told)),
      'told that they cashed out, they did': !wasTold(told, 'cash-out', isYes) || round?.state === 'won',
    };
  },
});

const abandoned = (name: string, fate: Fate, end: 'won' | 'lost') =>
  scenario({
    name,
    begin: (world) => aRound(world, startCrash, fate),
    acts: { 'time-passes': timePasses },
    rivals: { 'cash-out': cashOut('crash') },
    async ends(world, it, told) {
      const [round] = await world.rows<{ state: string }>('games', 'select state from rounds where id = $1', [it.gameId]);
      return { ...(await rounds(world, it, told)), 'the round has ended': round?.state === end };
    },
  });

/** Nobody looks: the round ends by its automatic cash-out, or crashes before. */
export const crashAbandon = abandoned('crash-abandon', LUCKY, 'won');
export const crashLost = abandoned('crash-lost', CRASHES_AT_ONCE, 'lost');
