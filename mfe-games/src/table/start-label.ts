import { t } from '../texts.ts';
import { shortest } from './bet.ts';
import type { Ineligibility } from './use-ineligibility.ts';

/** What the button says before a round: what it starts, or what is missing. */
export function startLabel(ineligibility: Ineligibility | null, start: string): string {
  if (ineligibility?.kind !== 'earnings') return start;
  return t('Need {amount} R$ more to play', { amount: shortest(ineligibility.neededHundredths - ineligibility.earnedHundredths) });
}
