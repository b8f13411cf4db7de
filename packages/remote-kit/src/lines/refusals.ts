import { msg, type Message } from '@facet/texts';
import { t } from '../texts.ts';

/** By what is kept. */
const labels: Readonly<Record<string, Message>> = {
  'Gamepass price changed': msg('Gamepass price changed'),
  'Not in the group': msg('Not in the group'),
  'Gamepass not for sale': msg('Gamepass not for sale'),
  'Account under review': msg('Account under review'),
};

/**
 * Why operators often refuse a withdrawal. They are kept in English, as sentences are, and read by each member in their
 * own language; whatever else an operator writes stays as it is written.
 */
export const refusals: readonly string[] = Object.keys(labels);

/** In the language of the page. */
export function refusalLabel(reason: string): string {
  const label = Object.hasOwn(labels, reason.trim()) ? labels[reason.trim()] : undefined;
  return label ? t(label) : reason;
}

/** What a member reads of the reason, as a sentence that others may follow. */
export function refusalText(reason: string): string {
  const told = refusalLabel(reason);
  return /[.!?]$/.test(told) ? told : `${told}.`;
}
