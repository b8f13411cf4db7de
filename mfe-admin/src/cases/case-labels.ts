import { msg, type Message } from '@facet/remote-kit';
import type { BadgeTone, IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { QueuedCase } from './cases-api.ts';

const KINDS: Record<QueuedCase['kind'], { label: Message; icon: IconName }> = {
  transaction: { label: msg('Statement line'), icon: 'coins' },
  withdrawal: { label: msg('Withdrawal'), icon: 'banknote-arrow-down' },
  round: { label: msg('Game round'), icon: 'gamepad-2' },
  giveaway: { label: msg('Event'), icon: 'trophy' },
  other: { label: msg('Question'), icon: 'message-circle' },
  appeal: { label: msg('Appeal'), icon: 'ban' },
};
export const kindLabel = (kind: QueuedCase['kind']): string => t(KINDS[kind].label);
export const kindIcon = (kind: QueuedCase['kind']): IconName => KINDS[kind].icon;
export const kindOptions = () => (Object.keys(KINDS) as QueuedCase['kind'][]).map((value) => ({ value, label: kindLabel(value) }));

const REASONS: Record<QueuedCase['reason'], Message> = {
  not_arrived: msg('It never arrived'),
  wrong_amount: msg('The amount is wrong'),
  not_mine: msg('Not done by the member'),
  taken_back: msg('Reversed unfairly'),
  other: msg('Something else'),
};
export const reasonLabel = (reason: QueuedCase['reason']): string => t(REASONS[reason]);

/** Null: nobody’s. A service of before does not know. */
export const assigneeOf = ({ assignee }: Partial<Pick<QueuedCase, 'assignee'>>): string | null => assignee ?? null;

/** What a case is called in the queue. */
export function caseTitle({ kind, reason, fact, lastText }: Pick<QueuedCase, 'kind' | 'reason' | 'fact'> & { lastText?: string }): string {
  if (kind === 'appeal') return t('Appeal against a ban');
  return fact ? `${reasonLabel(reason)}: ${fact.title}` : (lastText ?? t('Question'));
}

const STATES: Record<QueuedCase['state'], { label: Message; tone: BadgeTone }> = {
  open: { label: msg('Open'), tone: 'warning' },
  waiting: { label: msg('Waiting for the member'), tone: 'info' },
  solved: { label: msg('Resolved'), tone: 'accent' },
  closed: { label: msg('Closed by the member'), tone: 'outline' },
};
export function stateLook({ state, decision }: Pick<QueuedCase, 'state' | 'decision'>): { label: string; tone: BadgeTone } {
  if (decision === 'lifted') return { label: t('Ban lifted'), tone: 'accent' };
  if (decision === 'kept') return { label: t('Ban kept'), tone: 'danger' };
  const { label, tone } = STATES[state];
  return { label: t(label), tone };
}
