import { fail, streamed, type FakeCalls, type FakeRequest } from '@facet/remote-kit/fakes';
import type { BombsGame, BombsRules, CrashGame, CrashRules, PlayLimits, Round } from '../src/api/games-api.ts';

export const GAME_ID = '01920000-0000-7000-8000-000000000001';

const ORDER_MULTIPLIERS = [1.08, 1.1664, 1.259712, 1.36048896, 1.4693280768, 1.586874322944];
/** A round of Bombs as the service dealt it: these bombs, whatever is opened before. */
const DEALT = {
  serverSeedHash: '1ce7661c3f8939914b7ea3aec31375aa716daf7a30a25a53c1edffd0986054a9',
  serverSeed: '0257f1c33bb4bc3a81ff7439527680b6d8d3914dcf8b1d5c4b24a66cfe8c87fa',
  clientSeed: 'nova',
  nonce: 103,
  winChance: 0.45,
  maxMultiplierOverride: null,
};
const SEALED = { ...DEALT, serverSeed: null };

export const fakeBombsRules: BombsRules = {
  winChance: 0.45,
  rtp: 0.81,
  isSetForYou: false,
  multipliers: {
    '1': [1.04, 1.0816, 1.124864, 1.16985856, 1.2166529024],
    '3': ORDER_MULTIPLIERS,
    '5': [1.12, 1.2544, 1.404928, 1.57351936, 1.7623416832],
    '7': [1.16, 1.3456, 1.560896, 1.81063936, 2.1003416576],
    '10': [1.2, 1.44, 1.728, 2.0736, 2.48832],
  },
  caps: { '1': 2.2, '3': 3.5, '5': 6, '7': 10, '10': 20 },
  maxMultiplierOverride: null,
  minBet: '1.00',
  minTotalEarned: '15.00',
};

export const fakeCrashRules: CrashRules = {
  winChance: 0.45,
  rtp: 0.81,
  isSetForYou: false,
  maxMultiplier: 100,
  growthPerSecond: 0.06,
  minBet: '1.00',
  minTotalEarned: '15.00',
};

export function somePlayLimits(change: Partial<PlayLimits> = {}): PlayLimits {
  return {
    dailyLossLimit: '50.00',
    nextDailyLossLimit: null,
    lostToday: '21.20',
    timeoutUntil: null,
    excludedUntil: null,
    minimumAge: 13,
    ageConfirmed: true,
    autoBet: 'off',
    ...change,
  };
}

/** An open round of Bombs with these tiles open. */
export function someBombsGame(revealed: number[] = [], change: Partial<BombsGame> = {}): BombsGame {
  return {
    ...SEALED,
    gameId: GAME_ID,
    betAmount: '10.00',
    bombCount: 3,
    multiplier: [1, ...ORDER_MULTIPLIERS][revealed.length] ?? 1,
    revealed,
    bombPositions: null,
    winAmount: null,
    startedAt: '2026-11-20T17:22:00.000Z',
    ...change,
  };
}

/** The same after its end. */
export function someBombsEnd(revealed: number[], change: Partial<BombsGame> = {}): BombsGame {
  return someBombsGame(revealed, { serverSeed: DEALT.serverSeed, bombPositions: [3, 19, 24], ...change });
}

export function someCrashGame(change: Partial<CrashGame> = {}): CrashGame {
  return {
    ...SEALED,
    gameId: GAME_ID,
    betAmount: '5.00',
    autoCashout: null,
    state: 'open',
    startedAt: '2026-11-20T17:22:00.000Z',
    elapsedMs: 0,
    crashPoint: null,
    multiplier: null,
    winAmount: null,
    ...change,
  };
}

/** A stream of a round, as far as it has come; it ends there. */
export function crashStream(...games: CrashGame[]): Response {
  return streamed('round', ...games.map((game) => ({ game })));
}

/** A round of Bombs that was won after four tiles. It stands every check. */
export function someRound(change: Partial<Round> = {}): Round {
  return {
    ...DEALT,
    id: GAME_ID,
    game: 'bombs',
    outcome: 'won',
    betAmount: '10.00',
    winAmount: '13.60',
    multiplier: 1.36048896,
    bombCount: 3,
    revealed: [12, 6, 8, 13],
    bombTile: null,
    bombPositions: [3, 19, 24],
    autoCashout: null,
    crashPoint: null,
    rtp: 0.81,
    startedAt: '2026-11-20T17:22:00.000Z',
    endedAt: '2026-11-20T17:22:30.000Z',
    ...change,
  };
}

const fakeRounds: Round[] = [
  someRound(),
  someRound({ id: 'r2', nonce: 102, outcome: 'lost', winAmount: null, multiplier: 1.08, revealed: [4], bombTile: 7 }),
  ...[1, 2.14, 1.36, 4.8, 1.91].map((crashPoint, index) =>
    someRound({
      id: `c${index}`,
      game: 'crash',
      nonce: 101 - index,
      outcome: crashPoint > 1.8 ? 'won' : 'lost',
      betAmount: '5.00',
      winAmount: crashPoint > 1.8 ? '9.00' : null,
      multiplier: crashPoint > 1.8 ? 1.8 : null,
      bombCount: null,
      revealed: [],
      bombPositions: null,
      crashPoint,
    }),
  ),
];

/** Everything answers, and nothing is open. Bombs lie under the tiles 3, 19 and 24. */
export function fakeCalls(): FakeCalls {
  return {
    'GET /api/bombs/rules': () => fakeBombsRules,
    'GET /api/crash/rules': () => fakeCrashRules,
    'GET /api/play-limits': () => somePlayLimits(),
    'GET /api/fairness': () => ({ clientSeed: 'nova', serverSeedHash: DEALT.serverSeedHash, nonce: 103, redrawnAt: null, rounds: [] }),
    'GET /api/fairness/rounds': ({ query }) => {
      const of = query.get('game');
      return { rounds: fakeRounds.filter(({ game }) => of === null || game === of), nextCursor: null };
    },
    ...fakeBombs(),
    ...fakeCrash(),
  };
}

/** Bombs as the service answers, for one member. */
export function fakeBombs(open: BombsGame | null = null): FakeCalls {
  let game = open;
  let dealt = 0;
  const end = (ended: BombsGame) => {
    game = null;
    return ended;
  };
  return {
    'GET /api/bombs/active': () => ({ game }),
    'POST /api/bombs/start': ({ body }) => {
      const gameId = dealt++ === 0 ? GAME_ID : `${GAME_ID.slice(0, -2)}${10 + dealt}`;
      game = someBombsGame([], { gameId, ...(body as Pick<BombsGame, 'betAmount' | 'bombCount'>) });
      return { ...game, success: true, message: 'Game started' };
    },
    'POST /api/bombs/reveal': ({ body }: FakeRequest) => {
      if (!game) return fail(409, 'round_over', 'This game has ended.');
      const { tileIndex } = body as { tileIndex: number };
      if ([3, 19, 24].includes(tileIndex)) return { ...end(someBombsEnd(game.revealed, { gameId: game.gameId })), won: false };
      game = someBombsGame([...game.revealed, tileIndex], { gameId: game.gameId, betAmount: game.betAmount });
      return { ...game, won: true };
    },
    'POST /api/bombs/cashout': () => {
      if (!game) return fail(409, 'round_over', 'This game has ended.');
      const winAmount = (Math.floor(Number(game.betAmount) * game.multiplier * 100) / 100).toFixed(2);
      return {
        ...end(someBombsEnd(game.revealed, { gameId: game.gameId, winAmount })),
        success: true,
        message: `You won R$ ${winAmount}!`,
      };
    },
  };
}

/** Crash that crashes at 1.92 when nobody cashes out. */
function fakeCrash(): FakeCalls {
  const CRASHES_AFTER_MS = 10_872;
  let beganAtMs: number | null = null;
  const crashed = () => someCrashGame({ state: 'lost', elapsedMs: CRASHES_AFTER_MS, crashPoint: 1.92, serverSeed: DEALT.serverSeed });
  return {
    'GET /api/crash/active': () => ({ game: beganAtMs === null ? null : someCrashGame({ elapsedMs: Date.now() - beganAtMs }) }),
    'POST /api/crash/start': () => {
      beganAtMs = Date.now();
      return { ...someCrashGame(), success: true, message: 'Round started' };
    },
    [`GET /api/crash/rounds/${GAME_ID}`]: async () => {
      await new Promise((resolve) => setTimeout(resolve, CRASHES_AFTER_MS));
      beganAtMs = null;
      return crashStream(crashed());
    },
    'POST /api/crash/cashout': () => {
      const multiplier = Math.floor(100 * Math.exp((0.06 * (Date.now() - (beganAtMs ?? 0))) / 1000)) / 100;
      beganAtMs = null;
      const winAmount = (Math.floor(500 * multiplier) / 100).toFixed(2);
      const told = { multiplier, winAmount, crashPoint: 1.92, serverSeed: DEALT.serverSeed };
      return { ...someCrashGame({ state: 'won', ...told }), success: true, message: `You won R$ ${winAmount}!` };
    },
  };
}
