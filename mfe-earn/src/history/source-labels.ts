import { msg, type Message } from '@facet/remote-kit';

/**
 * What each source of earnings is called, in its order; the names are those of the figures and of the statement's
 * filter.
 */
export const sourceLabels = {
  walls: msg('Surveys and offers'),
  tasks: msg('Social tasks'),
  codes: msg('Promo codes'),
  rewards: msg('Daily and weekly rewards'),
  referrals: msg('Referrals'),
  prizes: msg('Event prizes'),
} as const satisfies Record<string, Message>;

export type Source = keyof typeof sourceLabels;
export const sources = Object.keys(sourceLabels) as Source[];
