import { msg, type Message } from '@facet/texts';

/** The sentences that services book (packages/money-kit, `lines/`), to be said in the language of the page. */
export const sentences: Readonly<Record<string, Message>> = {
  'promo.code': msg('Promo code {code}'),
  'daily.bonus': msg('Daily Login Bonus · day {day}'),
  'weekly.challenge': msg('Weekly Challenge · {week}'),
  'referral.bonus': msg('Referral Bonus · {friend}'),
  'task.completed': msg('Social task · {title}'),
  'bombs.bet': msg('Bombs, {bombs, plural, one {# bomb} other {# bombs}}'),
  'bombs.won': msg('Bombs, {bombs, plural, one {# bomb} other {# bombs}}, won at {multiplier}x'),
  'bombs.lost': msg('Bombs, {bombs, plural, one {# bomb} other {# bombs}}, lost'),
  'crash.bet': msg('Crash'),
  'crash.won': msg('Crash, won at {multiplier}x'),
  'crash.lost': msg('Crash, lost'),
  'event.entry': msg('Entry fee: {title}'),
  'event.prize': msg('Winner of {title}'),
  'referral.share': msg('Referral share: {friend} earned'),
  'welcome.bonus': msg('Welcome bonus'),
  'withdrawal.gamepass': msg('Gamepass "{gamepass}"'),
};
