import { lineText, msg, numberFormat, type Message } from '@facet/remote-kit';
import { addUp, caseTitle, deviceName, minuteLabel, negated, stateLook } from '@facet/console-kit';
import { formatAmount, formatFigure, type GlyphTone, type IconName } from '@facet/ui';
import type { AuditLabels } from '../../../audit/audit-labels.ts';
import { t } from '../../../texts.ts';
import type { Transaction, Round } from '../../members-api.ts';
import type { TimelineLine } from './fold-timeline.ts';
import type { ItemOf, TimelineItem } from './timeline-items.ts';

export interface LineLabel {
  icon: IconName;
  tone: GlyphTone;
  title: string;
  detail: string;
  amount: string | null;
  balance: string | null;
  /** Where to read on. */
  to?: string;
}

const percent = numberFormat({ style: 'percent' });
const plain = { tone: 'default', amount: null, balance: null } as const;

/** What a line says. */
export function lineLabel(line: TimelineLine, labels: AuditLabels): LineLabel {
  const [newest] = line;
  switch (newest.what) {
    case 'transaction':
      return ofTransactions(newest, line.filter(is('transaction')));
    case 'round':
      return ofRounds(newest, line.filter(is('round')));
    case 'withdrawal':
      return ofWithdrawal(newest);
    case 'signIn':
      return { ...plain, ...DEVICES[newest.device], title: t(DEVICES[newest.device].title), detail: browserOf(newest) };
    case 'joined':
      return { ...plain, icon: 'user-round', title: joinedTitle(newest), detail: '' };
    case 'act':
      return ofAct(newest, labels);
    case 'case':
      return ofCase(newest);
    default:
      return newest satisfies never;
  }
}

const is =
  <What extends TimelineItem['what']>(what: What) =>
  (item: TimelineItem): item is ItemOf<What> =>
    item.what === what;

const GIVEN: Record<string, IconName> = { promo: 'ticket', event_prize: 'trophy', welcome_bonus: 'gift', adjustment: 'pencil' };

function ofTransactions({ transaction: newest }: ItemOf<'transaction'>, items: readonly ItemOf<'transaction'>[]): LineLabel {
  const transactions = items.map(({ transaction }) => transaction);
  const amount = addUp(transactions.map((each) => each.amount));
  const isLoss = amount.startsWith('-');
  return {
    icon: newest.undo ? 'undo-2' : (GIVEN[newest.type] ?? 'coins'),
    tone: isLoss ? 'danger' : 'accent',
    title: transactions.length === 1 ? whyOf(newest) : titleOfMany(newest, transactions.length),
    detail: transactions.length === 1 ? `${newest.source} · ${newest.reference}` : transactions.map((each) => wallOf(each)[1]).join(', '),
    amount,
    balance: newest.balanceAfter,
  };
}

/** Why it was booked, and what it took back. */
export const whyOf = ({ line, description }: Transaction): string => lineText(line, description, formatAmount);

/** A wall's credit is described as `{wall} · {offer}`. */
function wallOf({ description }: Transaction): [wall: string, offer: string] {
  const [wall = description, ...offer] = description.split(' · ');
  return [wall, offer.join(' · ') || wall];
}

function titleOfMany(newest: Transaction, count: number): string {
  return newest.type === 'wall_credit'
    ? t('{count, plural, one {# credit} other {# credits}} from {wall}', { count, wall: wallOf(newest)[0] })
    : t('{count} game transactions', { count });
}

const GAMES: Record<string, Message> = { bombs: msg('Bombs'), crash: msg('Crash') };
const stakeOf = ({ betAmount }: Round): string => betAmount;
const backOf = ({ outcome, betAmount, winAmount }: Round): string => winAmount ?? (outcome === 'refunded' ? betAmount : '0.00');

export function netOf(rounds: readonly Round[]): string {
  return addUp([...rounds.map(backOf), ...rounds.map((round) => negated(stakeOf(round)))]);
}

function ofRounds({ round: newest, balance }: ItemOf<'round'>, items: readonly ItemOf<'round'>[]): LineLabel {
  const rounds = items.map(({ round }) => round);
  const game = GAMES[newest.game];
  const best = Math.max(...rounds.map(({ winAmount, multiplier }) => (winAmount === null ? 0 : (multiplier ?? 0))));
  const [bet, back] = [addUp(rounds.map(stakeOf)), addUp(rounds.map(backOf))];
  return {
    icon: 'gamepad-2',
    tone: 'default',
    title: t('{count, plural, one {One round of {game}} other {# rounds of {game}}}', {
      count: rounds.length,
      game: game ? t(game) : newest.game,
    }),
    detail: [
      t('bet {bet}, got back {back}', { bet: formatFigure(bet), back: formatFigure(back) }),
      best > 0 && t('best {multiplier}x', { multiplier: best }),
      t('win chance {chance}', { chance: percent(newest.winChance) }),
    ]
      .filter(Boolean)
      .join(', '),
    amount: netOf(rounds),
    balance,
  };
}

const PAYOUTS: Record<string, { title: Message; tone: GlyphTone }> = {
  completed: { title: msg('Withdrawal of {amount} paid'), tone: 'default' },
  failed: { title: msg('Withdrawal of {amount} not paid'), tone: 'danger' },
};
const ASKED = { title: msg('Asked to withdraw {amount}'), tone: 'warning' } as const;

function ofWithdrawal({ withdrawal, isTest, balance }: ItemOf<'withdrawal'>): LineLabel {
  const { amount, status, gamepassName, experienceName, reason, note, decidedBy, processedAt } = withdrawal;
  const { title, tone } = PAYOUTS[status] ?? ASKED;
  const about = [
    isTest && t('test withdrawal'),
    gamepassName,
    experienceName,
    reason ?? note,
    decidedBy,
    processedAt !== null && minuteLabel(processedAt),
  ];
  return {
    icon: 'banknote-arrow-down',
    tone,
    title: t(title, { amount: formatAmount(amount) }),
    detail: about.filter(Boolean).join(' · '),
    amount: negated(amount),
    balance,
  };
}

const DEVICES = {
  new: { icon: 'monitor', tone: 'warning', title: msg('Logged in from a new device') },
  known: { icon: 'key', tone: 'default', title: msg('Logged in from a known device') },
  unknown: { icon: 'key', tone: 'default', title: msg('Logged in') },
} as const;

const browserOf = ({ signIn }: ItemOf<'signIn'>): string => [deviceName(signIn.userAgent), signIn.address].filter(Boolean).join(' · ');

function joinedTitle({ referrer }: ItemOf<'joined'>): string {
  return referrer === null ? t('Became a member') : t('Became a member with the link of {name}', { name: referrer });
}

const ACTS: Record<string, Message> = {
  'member.ban': msg('{name} banned the member'),
  'member.disable': msg('{name} disabled the account'),
  'member.enable': msg('{name} enabled the account'),
  'member.end_sessions': msg('{name} ended all sessions'),
  'appeal.decide': msg('{name} decided the appeal'),
};
const OUTCOMES: Record<string, Message> = { failed: msg('refused'), unknown: msg('unknown'), pending: msg('under way') };

function ofAct({ entry: { action, operator, outcome, input, problem } }: ItemOf<'act'>, labels: AuditLabels): LineLabel {
  const said = outcome === 'succeeded' && Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
  const why: unknown = input?.['reason'] ?? input?.['description'];
  const how = OUTCOMES[outcome];
  return {
    ...plain,
    icon: 'shield',
    tone: 'info',
    title: said ? t(said, { name: operator.username }) : `${operator.username} · ${labels.ofAct(action)}`,
    detail: [how && t(how), typeof why === 'string' && `“${why}”`, problem].filter(Boolean).join(' · '),
  };
}

function ofCase({ of, step }: ItemOf<'case'>): LineLabel {
  const values = { number: of.number, title: caseTitle(of) };
  return {
    ...plain,
    icon: 'message-circle',
    title: step === 'opened' ? t('Case {number} opened: {title}', values) : t('Case {number}: {title}', values),
    detail: step === 'opened' ? '' : [stateLook(of).label, of.operator].filter(Boolean).join(' · '),
    to: `/admin/cases?case=${of.id}`,
  };
}
