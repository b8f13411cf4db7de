// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBombsRules: build.query<GetBombsRulesApiResponse, GetBombsRulesApiArg>({ query: () => ({ path: `/api/bombs/rules` }) }),
    getActiveBombs: build.query<GetActiveBombsApiResponse, GetActiveBombsApiArg>({ query: () => ({ path: `/api/bombs/active` }) }),
    startBombs: build.mutation<StartBombsApiResponse, StartBombsApiArg>({
      query: (queryArg) => ({ path: `/api/bombs/start`, method: 'POST', body: queryArg.body, idempotencyKey: queryArg['idempotency-key'] }),
    }),
    revealTile: build.mutation<RevealTileApiResponse, RevealTileApiArg>({
      query: (queryArg) => ({ path: `/api/bombs/reveal`, method: 'POST', body: queryArg }),
    }),
    cashOutBombs: build.mutation<CashOutBombsApiResponse, CashOutBombsApiArg>({
      query: (queryArg) => ({ path: `/api/bombs/cashout`, method: 'POST', body: queryArg }),
    }),
    getCrashRules: build.query<GetCrashRulesApiResponse, GetCrashRulesApiArg>({ query: () => ({ path: `/api/crash/rules` }) }),
    getActiveCrash: build.query<GetActiveCrashApiResponse, GetActiveCrashApiArg>({ query: () => ({ path: `/api/crash/active` }) }),
    startCrash: build.mutation<StartCrashApiResponse, StartCrashApiArg>({
      query: (queryArg) => ({ path: `/api/crash/start`, method: 'POST', body: queryArg.body, idempotencyKey: queryArg['idempotency-key'] }),
    }),
    cashOutCrash: build.mutation<CashOutCrashApiResponse, CashOutCrashApiArg>({
      query: (queryArg) => ({ path: `/api/crash/cashout`, method: 'POST', body: queryArg }),
    }),
    getFairness: build.query<GetFairnessApiResponse, GetFairnessApiArg>({ query: () => ({ path: `/api/fairness` }) }),
    setClientSeed: build.mutation<SetClientSeedApiResponse, SetClientSeedApiArg>({
      query: (queryArg) => ({ path: `/api/fairness/client-seed`, method: 'PUT', body: queryArg }),
    }),
    getRound: build.query<GetRoundApiResponse, GetRoundApiArg>({ query: (queryArg) => ({ path: `/api/fairness/rounds/${queryArg}` }) }),
    getPlayLimits: build.query<GetPlayLimitsApiResponse, GetPlayLimitsApiArg>({ query: () => ({ path: `/api/play-limits` }) }),
    setPlayLimits: build.mutation<SetPlayLimitsApiResponse, SetPlayLimitsApiArg>({
      query: (queryArg) => ({ path: `/api/play-limits`, method: 'PUT', body: queryArg }),
    }),
    confirmAge: build.mutation<ConfirmAgeApiResponse, ConfirmAgeApiArg>({
      query: (queryArg) => ({ path: `/api/play-limits/age`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as gamesApi };
export type GetBombsRulesApiResponse = /** status 200 Done */ BombsRules;
export type GetBombsRulesApiArg = void;
export type GetActiveBombsApiResponse = /** status 200 Done */ { game: BombsGame | null };
export type GetActiveBombsApiArg = void;
export type StartBombsApiResponse = /** status 200 Done */ {
  success: true;
  message: string;
  gameId: string;
  /** R$, two decimals */
  betAmount: string;
  bombCount: number;
  serverSeedHash: string;
  nonce: number;
  winChance: number;
  clientSeed: string;
  maxMultiplierOverride: number | null;
  startedAt: string;
};
export type StartBombsApiArg = {
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    betAmount: number | string;
    bombCount: 1 | 3 | 5 | 7 | 10;
    /** auto-bet repeats this bet: refused with 403 where the member may not have that */
    auto?: boolean;
  };
};
export type RevealTileApiResponse = /** status 200 Done */ {
  /** true: the tile was safe */
  won: boolean;
  /** of the tiles that are open */
  multiplier: number;
  /** safe tiles, 0 to 24, in the order in which they were opened */
  revealed: number[];
  bombPositions: number[] | null;
  /** R$, two decimals */
  winAmount: string | null;
  serverSeedHash: string;
  nonce: number;
  winChance: number;
  clientSeed: string;
  serverSeed: string | null;
};
export type RevealTileApiArg = { gameId: string; tileIndex: number };
export type CashOutBombsApiResponse = /** status 200 Done */ {
  success: true;
  message: string;
  /** R$, two decimals */
  winAmount: string;
  /** of the tiles that are open */
  multiplier: number;
  /** safe tiles, 0 to 24, in the order in which they were opened */
  revealed: number[];
  bombPositions: number[] | null;
  serverSeedHash: string;
  nonce: number;
  winChance: number;
  clientSeed: string;
  serverSeed: string | null;
};
export type CashOutBombsApiArg = { gameId: string };
export type GetCrashRulesApiResponse = /** status 200 Done */ CrashRules;
export type GetCrashRulesApiArg = void;
export type GetActiveCrashApiResponse = /** status 200 Done */ { game: CrashGame | null };
export type GetActiveCrashApiArg = void;
export type StartCrashApiResponse = /** status 200 Done */ {
  success: true;
  message: string;
  gameId: string;
  /** R$, two decimals */
  betAmount: string;
  autoCashout: number | null;
  startedAt: string;
  /** since the start, by the server’s clock, when this was answered */
  elapsedMs: number;
  serverSeedHash: string;
  nonce: number;
  winChance: number;
  clientSeed: string;
  maxMultiplierOverride: number | null;
};
export type StartCrashApiArg = {
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    betAmount: number | string;
    /** multiplier, two decimals, at least 1.01 */
    autoCashout?: number | null;
    /** auto-bet repeats this bet: refused with 403 where the member may not have that */
    auto?: boolean;
  };
};
export type CashOutCrashApiResponse = /** status 200 Done */ {
  success: true;
  message: string;
  /** R$, two decimals */
  winAmount: string;
  multiplier: number;
  crashPoint: number | null;
  serverSeed: string | null;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  winChance: number;
};
export type CashOutCrashApiArg = { gameId: string };
export type GetFairnessApiResponse = /** status 200 Done */ {
  clientSeed: string;
  /** SHA-256 (hex) of the seed that the next round is dealt from */
  serverSeedHash: string;
  /** of the next round */
  nonce: number;
  /** when the seed was last drawn anew without a round, because the site was restored from a backup; a hash shown before then is not dealt */
  redrawnAt: string | null;
  rounds: Round[];
};
export type GetFairnessApiArg = void;
export type SetClientSeedApiResponse = /** status 200 Done */ {
  clientSeed: string;
  /** SHA-256 (hex) of the seed that the next round is dealt from */
  serverSeedHash: string;
  /** of the next round */
  nonce: number;
  /** when the seed was last drawn anew without a round, because the site was restored from a backup; a hash shown before then is not dealt */
  redrawnAt: string | null;
};
export type SetClientSeedApiArg = {
  /** printable ASCII */
  clientSeed: string;
};
export type ListRoundsApiResponse = /** status 200 Done */ { rounds: Round[]; nextCursor: string | null };
export type GetRoundApiResponse = /** status 200 Done */ { round: Round };
export type GetRoundApiArg = string;
export type GetPlayLimitsApiResponse = /** status 200 Done */ PlayLimits;
export type GetPlayLimitsApiArg = void;
export type SetPlayLimitsApiResponse = /** status 200 Done */ PlayLimits;
export type SetPlayLimitsApiArg = {
  dailyLossLimit?: (number | string) | null;
  timeoutUntil?: string | null;
  excludedUntil?: string | null;
};
export type ConfirmAgeApiResponse = /** status 200 Done */ PlayLimits;
export type ConfirmAgeApiArg = { age: number };
export type BombsRules = {
  /** p in force for this member */
  winChance: number;
  /** 1.8 p: what comes back of each R$ staked in the long run, whatever the strategy */
  rtp: number;
  /** an operator has set chance or maximum for this member */
  isSetForYou: boolean;
  /** by bomb count: after 1, 2, … safe tiles */
  multipliers: { [key: string]: number[] };
  /** by bomb count: the highest before the board is cleared */
  caps: { [key: string]: number };
  maxMultiplierOverride: number | null;
  /** R$, two decimals */
  minBet: string;
  /** R$, two decimals */
  minTotalEarned: string;
};
export type BombsGame = {
  gameId: string;
  /** R$, two decimals */
  betAmount: string;
  bombCount: number;
  /** of the tiles that are open */
  multiplier: number;
  /** safe tiles, 0 to 24, in the order in which they were opened */
  revealed: number[];
  bombPositions: number[] | null;
  /** R$, two decimals */
  winAmount: string | null;
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  winChance: number;
  maxMultiplierOverride: number | null;
  startedAt: string;
};
export type CrashRules = {
  /** p in force for this member */
  winChance: number;
  /** 1.8 p */
  rtp: number;
  /** an operator has set chance or maximum for this member */
  isSetForYou: boolean;
  maxMultiplier: number;
  /** the multiplier is e^(growthPerSecond * t), t in seconds */
  growthPerSecond: number;
  /** R$, two decimals */
  minBet: string;
  /** R$, two decimals */
  minTotalEarned: string;
};
export type CrashGame = {
  gameId: string;
  /** R$, two decimals */
  betAmount: string;
  autoCashout: number | null;
  state: 'open' | 'won' | 'lost';
  startedAt: string;
  /** since the start, by the server’s clock, when this was answered */
  elapsedMs: number;
  crashPoint: number | null;
  /** of a round that was won: what it was cashed out at */
  multiplier: number | null;
  /** R$, two decimals */
  winAmount: string | null;
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  winChance: number;
  maxMultiplierOverride: number | null;
};
export type Round = {
  id: string;
  game: 'bombs' | 'crash';
  outcome: 'open' | 'won' | 'lost' | 'refunded';
  /** R$, two decimals */
  betAmount: string;
  /** R$, two decimals */
  winAmount: string | null;
  /** that was reached (Bombs) or paid (Crash) */
  multiplier: number | null;
  bombCount: number | null;
  revealed: number[];
  /** the tile that ended it */
  bombTile: number | null;
  bombPositions: number[] | null;
  autoCashout: number | null;
  crashPoint: number | null;
  /** SHA-256 of the seed’s bytes, hex; was shown before the bet */
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  /** p that was in force */
  winChance: number;
  /** 1.8 p */
  rtp: number;
  maxMultiplierOverride: number | null;
  startedAt: string;
  endedAt: string | null;
};
export type PlayLimits = {
  /** R$, two decimals */
  dailyLossLimit: string | null;
  nextDailyLossLimit: {
    /** R$, two decimals */
    dailyLossLimit: string | null;
    from: string;
  } | null;
  /** R$, two decimals */
  lostToday: string;
  timeoutUntil: string | null;
  excludedUntil: string | null;
  minimumAge: number;
  ageConfirmed: boolean;
  /** whether the member may have a bet repeated: the site’s setting, and 18 years or over */
  autoBet: 'on' | 'off' | 'age_unknown' | 'too_young';
};
export const {
  useGetBombsRulesQuery,
  useGetActiveBombsQuery,
  useStartBombsMutation,
  useRevealTileMutation,
  useCashOutBombsMutation,
  useGetCrashRulesQuery,
  useGetActiveCrashQuery,
  useStartCrashMutation,
  useCashOutCrashMutation,
  useGetFairnessQuery,
  useSetClientSeedMutation,
  useGetRoundQuery,
  useGetPlayLimitsQuery,
  useSetPlayLimitsMutation,
  useConfirmAgeMutation,
} = injectedRtkApi;
