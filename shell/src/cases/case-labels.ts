import { msg, type Message } from '@facet/remote-kit';
import type { BadgeTone, GlyphTone, IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { Case } from './cases-api.ts';

type Reason = Case['reason'];

const REASONS: Record<Reason, Message> = {
  not_arrived: msg('It never arrived'),
  wrong_amount: msg('The amount is wrong'),
  not_mine: msg('I didn’t do this'),
  taken_back: msg('It was reversed unfairly'),
  other: msg('Something else'),
};
export const reasonLabel = (reason: Reason): string => t(REASONS[reason] ?? REASONS.other);

/** What can be wrong with such a line, the likeliest first. */
export function reasonsFor(kind: Case['kind']): Reason[] {
  switch (kind) {
    case 'transaction':
      return ['not_arrived', 'wrong_amount', 'not_mine', 'taken_back', 'other'];
    case 'withdrawal':
      return ['not_arrived', 'wrong_amount', 'not_mine', 'other'];
    case 'round':
      return ['wrong_amount', 'not_mine', 'other'];
    case 'giveaway':
      return ['not_arrived', 'wrong_amount', 'other'];
    case 'other':
    case 'appeal':
      return ['other'];
    default:
      return kind satisfies never;
  }
}

const TITLES: Partial<Record<`${Case['kind']} ${Reason}`, Message>> = {
  'transaction not_arrived': msg('Credit not received'),
  'withdrawal not_arrived': msg('Payout not received'),
  'giveaway not_arrived': msg('Prize not received'),
  'withdrawal not_mine': msg('A withdrawal that isn’t mine'),
  'round not_mine': msg('A round I didn’t play'),
};

/** What a case is called in a list. */
export function caseTitle({ kind, reason }: Pick<Case, 'kind' | 'reason'>): string {
  if (kind === 'appeal') return t('Your appeal');
  if (kind === 'other') return t('Your question');
  const title = TITLES[`${kind} ${reason}`];
  return title === undefined ? reasonLabel(reason) : t(title);
}

const STATES: Record<Case['state'], { label: Message; tone: BadgeTone; icon: IconName }> = {
  open: { label: msg('We’re on it'), tone: 'info', icon: 'clock' },
  waiting: { label: msg('Your turn'), tone: 'warning', icon: 'message-circle' },
  solved: { label: msg('Solved'), tone: 'accent', icon: 'check' },
  closed: { label: msg('Closed'), tone: 'outline', icon: 'x' },
};
export function stateLook({ state, decision }: Pick<Case, 'state' | 'decision'>): { label: string; tone: BadgeTone; icon: IconName } {
  if (decision === 'kept') return { label: t('Suspension kept'), tone: 'danger', icon: 'ban' };
  const { label, ...look } = STATES[state] ?? STATES.open;
  return { label: decision === 'lifted' ? t('Suspension lifted') : t(label), ...look };
}

const KINDS: Record<Case['kind'], { icon: IconName; tone: GlyphTone }> = {
  transaction: { icon: 'coins', tone: 'accent' },
  withdrawal: { icon: 'banknote-arrow-down', tone: 'warning' },
  round: { icon: 'gamepad-2', tone: 'default' },
  giveaway: { icon: 'trophy', tone: 'accent' },
  other: { icon: 'message-circle', tone: 'default' },
  appeal: { icon: 'ban', tone: 'danger' },
};
export const kindLook = (kind: Case['kind']) => KINDS[kind] ?? KINDS.other;

const FACT_STATES: Record<string, Message> = {
  pending: msg('Pending'),
  processing: msg('Processing'),
  paid: msg('Paid'),
  cancelled: msg('Cancelled'),
  refused: msg('Refused'),
  open: msg('In progress'),
  won: msg('Won'),
  lost: msg('Lost'),
  refunded: msg('Returned'),
  joined: msg('You’re in'),
  active: msg('Open to join'),
  ended: msg('Ended'),
};
/** What became of a line; a state of tomorrow says nothing. */
export const factState = (state: string | null): string => {
  const label = state === null ? undefined : FACT_STATES[state];
  return label === undefined ? '' : t(label);
};
