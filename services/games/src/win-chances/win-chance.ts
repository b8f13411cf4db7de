import { prepared, type Database, type Transaction } from '@facet/service-kit';
import type { WinChanceOverride } from './win-chance-override.ts';

export const games = ['bombs', 'crash'] as const;
export type Game = (typeof games)[number];

/** What the operator has set for a member and game, or the default. */
export interface WinChance {
  /** p times 100, 1 to 100. */
  winChancePercent: number;
  /** Hundredths; null: the game's own. */
  maxMultiplier: number | null;
  /** An operator has set it for this member, who is told so before each bet. */
  isSetForYou: boolean;
}

type Set = Pick<WinChanceOverride, 'winChancePercent' | 'maxMultiplier'>;

const BY_DEFAULT: WinChance = { winChancePercent: 45, maxMultiplier: null, isSetForYou: false };

/** In force now: read for each round and each page, so that a change is seen at once; a hot path. */
export async function winChanceOf(database: Database | Transaction, memberId: string, game: Game): Promise<WinChance> {
  const { rows } = await prepared<{ rows: Set[] }>(
    database,
    'read a win chance',
    `select win_chance_percent as "winChancePercent", max_multiplier as "maxMultiplier"
     from win_chance_overrides where member_id = ? and game = ?`,
    [memberId, game],
  );
  const [override] = rows;
  return override ? { ...override, isSetForYou: true } : BY_DEFAULT;
}
