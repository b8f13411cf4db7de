import { t } from '../texts.ts';
import { chanceLabel } from './figure-labels.ts';
import { BASE_PERCENT, typedMultiplier, typedWinChance } from './win-chance-rules.ts';
import type { GameType } from './win-chances-api.ts';

/** As typed. */
export interface OverrideValues {
  username: string;
  gameType: GameType;
  chance: string;
  most: string;
  notes: string;
}

export function noOverride(): OverrideValues {
  return { username: '', gameType: 'bombs', chance: chanceLabel(BASE_PERCENT), most: '', notes: '' };
}

/** What is wrong, by field. */
export function overrideProblems({ username, chance, most }: OverrideValues): Partial<Record<keyof OverrideValues, string>> {
  return {
    ...(username.trim() === '' && { username: t('Please choose a member') }),
    ...(typedWinChance(chance) === null && { chance: t('A win chance from 0.01 to 1.00, in steps of 0.01') }),
    ...(typedMultiplier(most) === undefined && { most: t('At least 1.0, in steps of 0.1, or empty') }),
  };
}
