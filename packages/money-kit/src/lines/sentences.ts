import type { CallerName } from '../wallet/grants.ts';

interface Sentence {
  /** The service that books it. What another one wrote is never read as it. */
  source: CallerName | 'wallet';
  text: string;
}

/**
 * What services book as a reason, by its kind: the English sentence that the ledger keeps, which is read back into its
 * kind and values for every other language. A sentence that was booked once stays: another wording is another kind. The
 * words of other languages are in packages/remote-kit (`lines/`).
 */
export const sentences = {
  'promo.code': { source: 'earn', text: 'Promo code {code}' },
  'daily.bonus': { source: 'earn', text: 'Daily Login Bonus · day {day}' },
  'weekly.challenge': { source: 'earn', text: 'Weekly Challenge · {week}' },
  'referral.bonus': { source: 'earn', text: 'Referral Bonus · {friend}' },
  'task.completed': { source: 'earn', text: 'Social task · {title}' },
  'bombs.bet': { source: 'games', text: 'Bombs, {bombs}' },
  'bombs.won': { source: 'games', text: 'Bombs, {bombs}, won at {multiplier}x' },
  'bombs.lost': { source: 'games', text: 'Bombs, {bombs}, lost' },
  'crash.bet': { source: 'games', text: 'Crash' },
  'crash.won': { source: 'games', text: 'Crash, won at {multiplier}x' },
  'crash.lost': { source: 'games', text: 'Crash, lost' },
  'event.entry': { source: 'social', text: 'Entry fee: {title}' },
  'event.prize': { source: 'social', text: 'Winner of {title}' },
  'referral.share': { source: 'social', text: 'Referral share: {friend} earned' },
  'welcome.bonus': { source: 'identity', text: 'Welcome bonus' },
  'withdrawal.gamepass': { source: 'wallet', text: 'Gamepass "{gamepass}"' },
} as const satisfies Record<string, Sentence>;

export type Kind = keyof typeof sentences;
