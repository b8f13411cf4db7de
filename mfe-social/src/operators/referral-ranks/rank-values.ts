import { typedAmount } from '@facet/console-kit';
import { t } from '../texts.ts';
import { percentLabel } from './percent-label.ts';
import type { Rank } from './ranks-api.ts';

/** As typed. */
export interface RankValues {
  bonusPercentage: string;
  requiredEarnings: string;
  color: string;
}

export function valuesOf({ bonusPercentage, requiredEarnings, color }: Rank): RankValues {
  return { bonusPercentage: String(bonusPercentage), requiredEarnings, color };
}

/** Above this no bonus is raised; one that is above it already may stay there, or fall. */
export const mostPercent = (seen: Rank, highestBonus = 100): number => Math.max(seen.bonusPercentage, highestBonus);

/** What is wrong, by field. */
export function rankProblems(
  { bonusPercentage, requiredEarnings, color }: RankValues,
  most = 100,
): Partial<Record<keyof RankValues, string>> {
  const percent = typedPercent(bonusPercentage);
  return {
    ...(percent !== null && percent > most && { bonusPercentage: t('At most {most}', { most: percentLabel(most) }) }),
    ...(percent === null && { bonusPercentage: t('0 to 100, in steps of 0.1') }),
    ...(typedAmount(requiredEarnings) === null && { requiredEarnings: t('An amount of R$, 0 or more') }),
    ...(!/^#[0-9a-f]{6}$/i.test(color.trim()) && { color: t('Six hex digits: #D9A520') }),
  };
}

/** 0 to 100 in steps of 0.1; null when it is none. */
export function typedPercent(text: string): number | null {
  const percent = /^\d{1,3}(\.\d)?$/.test(text.trim()) ? Number(text) : null;
  return percent !== null && percent <= 100 ? percent : null;
}
