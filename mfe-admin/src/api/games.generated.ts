// Generated from services/games/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({ endpoints: (build) => ({}) });
export { injectedRtkApi as gamesApi };
export type ListMemberRoundsApiResponse = /** status 200 Done */ { rounds: Round[]; nextCursor: string | null };
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
