import { hundredthsOf } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { t } from '../texts.ts';

/** What the button of an event is: to be pressed, done, or refused with the label that says why. */
export type JoinState = { can: 'join' } | { can: 'nothing'; label: string; isJoined: boolean };

/** What the member has, as decimal strings, and what they must have earned. */
export interface Means {
  balance: string;
  totalEarned: string;
  minTotalEarned: string;
}

/** The first reason that holds. The service decides; this only saves the member a refusal. */
export function joinState(event: Event, means: Means, nowMs: number): JoinState {
  if (event.status === 'ended') return no(t('Event Completed'));
  if (event.joined) return { can: 'nothing', label: t('Joined'), isJoined: true };
  if (Date.parse(event.endsAt) <= nowMs) return no(t('Event Ended'));
  if (event.maxParticipants !== null && event.currentParticipants >= event.maxParticipants) return no(t('Event Full'));
  if (event.status === 'upcoming') return no(t('Cannot Join'));
  if (hundredths(means.balance) < hundredths(event.entryFee)) return no(t('Insufficient Balance'));
  if (hundredths(means.totalEarned) < hundredths(means.minTotalEarned))
    return no(t('Need {minTotalEarned} R$ Total Earned', { minTotalEarned: wholeRobux(means.minTotalEarned) }));
  return { can: 'join' };
}

/** "20.00" is "20". */
export function wholeRobux(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

function no(label: string): JoinState {
  return { can: 'nothing', label, isJoined: false };
}

function hundredths(amount: string): bigint {
  return hundredthsOf(amount);
}
