import { msg, type Message } from '@facet/remote-kit';
import type { BadgeTone } from '@facet/ui';
import { t } from '../texts.ts';

/** A member's case, as far as the queue and the member's timeline call it the same. */
interface NamedCase {
  kind: string;
  reason: string;
  /** The line that it is about. */
  fact: { title: string } | null;
  lastText?: string;
}

const SOMETHING_ELSE = msg('Something else');
const REASONS: Record<string, Message> = {
  not_arrived: msg('It never arrived'),
  wrong_amount: msg('The amount is wrong'),
  not_mine: msg('Not done by the member'),
  taken_back: msg('Reversed unfairly'),
};
export const reasonLabel = (reason: string): string => t(REASONS[reason] ?? SOMETHING_ELSE);

/** What a case is called in the queue. */
export function caseTitle({ kind, reason, fact, lastText }: NamedCase): string {
  if (kind === 'appeal') return t('Appeal against a ban');
  return fact ? `${reasonLabel(reason)}: ${fact.title}` : (lastText ?? t('Question'));
}

type CaseState = 'open' | 'waiting' | 'solved' | 'closed';
const STATES: Record<CaseState, { label: Message; tone: BadgeTone }> = {
  open: { label: msg('Open'), tone: 'warning' },
  waiting: { label: msg('Waiting for the member'), tone: 'info' },
  solved: { label: msg('Resolved'), tone: 'accent' },
  closed: { label: msg('Closed by the member'), tone: 'outline' },
};

/** How a case stands, or how an appeal was decided. */
export function stateLook({ state, decision }: { state: CaseState; decision: 'lifted' | 'kept' | null }): {
  label: string;
  tone: BadgeTone;
} {
  if (decision === 'lifted') return { label: t('Ban lifted'), tone: 'accent' };
  if (decision === 'kept') return { label: t('Ban kept'), tone: 'danger' };
  const { label, tone } = STATES[state];
  return { label: t(label), tone };
}
