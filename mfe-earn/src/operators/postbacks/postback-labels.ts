import { msg, type Message } from '@facet/remote-kit';
import type { BadgeTone } from '@facet/ui';
import { t } from '../texts.ts';
import type { Postback } from './postbacks-api.ts';

/** Every reason that earn refuses a call for. */
const refused: Readonly<Record<string, Message>> = {
  method: msg('Wrong method'),
  sender: msg('Wrong address'),
  repeated_parameter: msg('Repeated parameter'),
  malformed: msg('Malformed'),
  unsigned: msg('Unsigned'),
  signature: msg('Bad signature'),
  format: msg('Wrong format'),
  amount: msg('No amount'),
  over_cap: msg('Above the cap'),
  switched_off: msg('Switched off'),
  unknown_member: msg('Unknown member'),
};
export const REASONS = Object.keys(refused);
export const reasonLabel = (reason: string): string => (refused[reason] ? t(refused[reason]) : reason);

const noted: Readonly<Record<string, Message>> = { pending: msg('Pending at the wall'), reject: msg('Rejected by the wall') };

type Decided = Pick<Postback, 'verdict' | 'outcome' | 'reason' | 'alert'> & { earning?: Postback['earning'] };

/** The verdict in a word or two, and how it looks. */
export function verdictLabel({ verdict, outcome, reason, alert, earning }: Decided): { words: string; tone: BadgeTone } {
  switch (verdict) {
    case null:
      return { words: t('Not decided yet'), tone: 'info' };
    case 'duplicate':
      return { words: t('Duplicate'), tone: 'outline' };
    case 'noted':
      if (alert !== null) return { words: t('Held for a decision'), tone: 'warning' };
      return { words: outcome && noted[outcome] ? t(noted[outcome]) : t('Noted'), tone: 'default' };
    case 'refused':
      return { words: reasonLabel(reason ?? ''), tone: 'danger' };
    case 'accepted':
      if (outcome === 'reverse') return { words: t('Reversed'), tone: 'warning' };
      if (earning?.state === 'sent') return { words: t('In the outbox'), tone: 'info' };
      if (earning?.state === 'pending') return { words: t('Held'), tone: 'info' };
      return alert === null ? { words: t('Credited'), tone: 'accent' } : { words: t('Credited, check it'), tone: 'warning' };
    default:
      return verdict satisfies never;
  }
}
