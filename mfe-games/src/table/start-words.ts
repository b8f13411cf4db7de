import { t } from '../texts.ts';
import { shortest } from './bet.ts';
import type { Hindrance } from './use-hindrance.ts';

/** What the button says before a round: what it starts, or what is missing. */
export function startWords(hindrance: Hindrance | null, start: string): string {
  if (hindrance?.kind !== 'earnings') return start;
  return t('Need {amount} R$ more to play', { amount: shortest(hindrance.neededHundredths - hindrance.earnedHundredths) });
}
