import type { startFakeService } from '@facet/service-kit/testing';
import { notFound } from '../support/console.ts';

type Respond = Parameters<typeof startFakeService>[0];

/** A member as identity's fake knows them; change it to change what it says. */
export interface FakeMember {
  id: string;
  username: string;
  platformUserId: string;
  rank: string;
  adminRole: string | null;
  disabled: boolean;
  banReason: string | null;
  bannedAt: string | null;
  bannedBy: string | null;
  riskSigns: string[];
  referrerId: string | null;
  createdAt: string;
}

export const aMember = (number: number, change: Partial<FakeMember> = {}): FakeMember => ({
  id: `01930000-0000-7000-8000-00000000000${number}`,
  username: `member_${number}`,
  platformUserId: String(number),
  rank: 'Bronze',
  adminRole: null,
  disabled: false,
  banReason: null,
  bannedAt: null,
  bannedBy: null,
  riskSigns: [],
  referrerId: null,
  createdAt: `2026-11-0${number}T00:00:00.000Z`,
  ...change,
});

/** Identity's answers about these members: lists, bans, sessions. */
export const identityOf =
  (members: FakeMember[]): Respond =>
  ({ url, body }) => {
    const path = url.split('?', 1)[0] ?? '';
    if (path === '/internal/directory/active')
      return { status: 200, body: { count: Number(new URLSearchParams(url.split('?')[1]).get('hours')) } };
    if (path === '/internal/directory') {
      const filter = new URLSearchParams(url.split('?')[1]).get('filter') ?? '';
      return { status: 200, body: { members, nextCursor: null, total: totalOf(members, filter), totalIsExact: filter !== 'risk' } };
    }
    if (path === '/internal/directory/members') {
      const { memberIds } = body as { memberIds: string[] };
      return { status: 200, body: { members: memberIds.flatMap((id) => members.find((member) => member.id === id) ?? []) } };
    }
    return notFound('member_not_found', 'There is no such member');
  };

/** There are many more than those that it lists, none of them banned. */
function totalOf(members: FakeMember[], filter: string): number {
  if (filter === 'banned') return members.filter(({ disabled }) => disabled).length;
  return filter === 'risk' ? 1_000 : 100_000;
}

export const aBalance = (memberId: string, change: object = {}) => ({
  memberId,
  balance: '12.50',
  totalEarned: '20.00',
  debt: '0.00',
  held: '0.00',
  wagered: '3.00',
  won: '2.00',
  lost: '1.00',
  ...change,
});

/** The wallet's answers: everyone has 12.50 R$. */
export const wallet: Respond = ({ url, body }) => {
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/internal/balances') {
    const { memberIds } = body as { memberIds: string[] };
    return { status: 200, body: { balances: memberIds.map((id) => aBalance(id)) } };
  }
  if (path.startsWith('/internal/balances/')) return { status: 200, body: aBalance('x') };
  return notFound('not_found', 'There is nothing here');
};
