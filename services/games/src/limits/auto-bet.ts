import { Type, type Kit } from '@facet/service-kit';
import type { PlayLimits } from './play-limits.ts';

export const FULL_AGE = 18;

/** In the body of a call that starts a round. */
export const AutoBetFlag = Type.Optional(
  Type.Boolean({ description: 'auto-bet repeats this bet: refused with 403 where the member may not have that' }),
);

/** Whether a member may have a bet repeated, or what is missing. */
export type AutoBet = 'on' | 'off' | 'age_unknown' | 'too_young';

/** An identity of before does not know the setting: then it is off. */
export async function isAutoBetOn(settings: Kit['settings']): Promise<boolean> {
  return (await settings.find('auto_bet')) === 'on';
}

export function autoBetOf(isOn: boolean, { confirmedAge }: Pick<PlayLimits, 'confirmedAge'>): AutoBet {
  if (!isOn) return 'off';
  if (confirmedAge === null) return 'age_unknown';
  return confirmedAge >= FULL_AGE ? 'on' : 'too_young';
}
