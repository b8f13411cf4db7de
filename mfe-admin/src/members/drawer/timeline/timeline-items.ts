import type { AuditEntry } from '../../../audit/audit-api.ts';
import type { MemberCase, Referrals, Transaction, Round, SignIn, User, Withdrawal } from '../../members-api.ts';
import { timeOf } from './merge-timeline.ts';

/** What a chip shows and hides. */
export const kinds = ['earned', 'games', 'withdrawals', 'other', 'signIns', 'operators', 'cases'] as const;
export type Kind = (typeof kinds)[number];

type Fact =
  | { what: 'transaction'; transaction: Transaction }
  | { what: 'round'; round: Round; balance: string | null }
  | { what: 'withdrawal'; withdrawal: Withdrawal; isTest: boolean; balance: string | null }
  | { what: 'signIn'; signIn: SignIn; device: 'new' | 'known' | 'unknown' }
  | { what: 'joined'; referrer: string | null }
  | { what: 'act'; entry: AuditEntry }
  | { what: 'case'; of: MemberCase; step: 'opened' | 'changed' };

/** One thing that happened. */
export type TimelineItem = { id: string; at: string; kind: Kind } & Fact;
export type ItemOf<What extends Fact['what']> = TimelineItem & { what: What };

const KIND_OF: Record<string, Kind> = {
  earn: 'earned',
  promo: 'earned',
  event_prize: 'earned',
  welcome: 'earned',
  game: 'games',
  game_win: 'games',
  withdrawal: 'withdrawals',
};
/** A sign-in makes its device known in the same moment. */
const SAME_MOMENT_MS = 60_000;

/** Money that is given back stands for itself: when it was taken is told by its withdrawal or its round. */
const kindOf = ({ category, undo }: Transaction): Kind => (undo && category === 'withdrawal' ? 'other' : (KIND_OF[category] ?? 'other'));

export const roundKeys = (id: string) => [`win:${id}`, `bet:${id}`];
export const withdrawalKeys = (id: string) => [`withdrawal:${id}`];

/** What the balance was after what is known by these keys, where that is loaded. */
export type BalanceAfter = (keys: readonly string[]) => string | null;

export function balancesOf(transactions: readonly Transaction[]): BalanceAfter {
  const after = new Map<string, string>();
  for (const { reference, balanceAfter } of transactions) if (!after.has(reference)) after.set(reference, balanceAfter);
  return (keys) => keys.map((key) => after.get(key)).find((balance) => balance !== undefined) ?? null;
}

export function transactionItem(transaction: Transaction): ItemOf<'transaction'> {
  return { id: transaction.id, at: transaction.createdAt, kind: kindOf(transaction), what: 'transaction', transaction };
}

export function roundItem(round: Round, balanceAfter: BalanceAfter): ItemOf<'round'> {
  return { id: round.id, at: round.startedAt, kind: 'games', what: 'round', round, balance: balanceAfter(roundKeys(round.id)) };
}

export function withdrawalItem(withdrawal: Withdrawal, isTest: boolean, balanceAfter: BalanceAfter): ItemOf<'withdrawal'> {
  const { id, createdAt: at } = withdrawal;
  return { id, at, kind: 'withdrawals', what: 'withdrawal', withdrawal, isTest, balance: balanceAfter(withdrawalKeys(id)) };
}

export function signInItem(signIn: SignIn): ItemOf<'signIn'> {
  const { id, createdAt: at, deviceSince } = signIn;
  const device = deviceSince ? (Date.parse(at) < Date.parse(deviceSince) + SAME_MOMENT_MS ? 'new' : 'known') : 'unknown';
  return { id, at, kind: 'signIns', what: 'signIn', signIn, device };
}

export function joinedItem(user: User, referrals: Referrals | undefined): ItemOf<'joined'> {
  return { id: 'joined', at: user.createdAt, kind: 'signIns', what: 'joined', referrer: referrals?.referrer?.username ?? null };
}

export function actItem(entry: AuditEntry): ItemOf<'act'> {
  return { id: entry.id, at: entry.at, kind: 'operators', what: 'act', entry };
}

/** That it was opened, and what happened to it last. */
export function caseItems(of: MemberCase): ItemOf<'case'>[] {
  const opened = { id: `${of.id}-opened`, at: of.createdAt, kind: 'cases', what: 'case', of, step: 'opened' } as const;
  const isChanged = timeOf({ at: of.changedAt }) > timeOf(opened);
  return isChanged ? [{ ...opened, id: `${of.id}-changed`, at: of.changedAt, step: 'changed' }, opened] : [opened];
}
