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

export type WinChanceFields = Pick<WinChanceOverride, 'winChancePercent' | 'maxMultiplier'>;

export const CHANCE_COLUMNS = 'win_chance_percent as "winChancePercent", max_multiplier as "maxMultiplier"';

const BY_DEFAULT: WinChance = { winChancePercent: 45, maxMultiplier: null, isSetForYou: false };

/** In force now: read for each page and each round, so that a change is seen at once. */
export async function winChanceOf(database: Database | Transaction, memberId: string, game: Game): Promise<WinChance> {
  const { rows } = await prepared<{ rows: WinChanceFields[] }>(
    database,
    'read a win chance',
    `select ${CHANCE_COLUMNS} from win_chance_overrides where member_id = ? and game = ?`,
    [memberId, game],
  );
  return chanceOf(rows[0]);
}

/** By what an operator has set; undefined: nothing. */
export function chanceOf(set: WinChanceFields | undefined): WinChance {
  return set ? { winChancePercent: set.winChancePercent, maxMultiplier: set.maxMultiplier, isSetForYou: true } : BY_DEFAULT;
}
