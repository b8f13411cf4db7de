import { MoneyText, Type, type Static } from '@facet/service-kit';
import type { IdentityMembers, WalletMembers } from '../clients/index.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableMoney = Type.Union([MoneyText, Type.Null()], { description: 'R$; null while the wallet is away' });

/** A member in the operators' list. */
export const AdminUser = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    platformUserId: Type.String({ description: 'of their account on the game platform' }),
    isAdmin: Type.Boolean({ description: 'an operator’s account has the same name' }),
    adminRole: NullableText,
    rank: Type.String(),
    disabled: Type.Boolean(),
    banReason: NullableText,
    bannedAt: NullableText,
    bannedBy: NullableText,
    balance: NullableMoney,
    totalEarned: NullableMoney,
    wageredBalance: NullableMoney,
    winnedBalance: NullableMoney,
    lostBalance: NullableMoney,
    debt: NullableMoney,
    riskSigns: Type.Array(Type.String(), { description: 'shared_device; refuse nothing' }),
    createdAt: Type.String({ format: 'date-time' }),
    deletedAt: { ...NullableText, description: 'they had their account deleted' },
  },
  { $id: 'AdminUser' },
);
export type AdminUser = Static<typeof AdminUser>;

export type MemberMoney = Pick<WalletMembers['MemberBalance'], 'balance' | 'totalEarned' | 'wagered' | 'won' | 'lost' | 'debt'>;

export function presentUser(member: IdentityMembers['DirectoryMember'], money: MemberMoney | undefined): AdminUser {
  const { referrerId: _theirs, ...known } = member;
  return {
    ...known,
    isAdmin: member.adminRole !== null,
    balance: money?.balance ?? null,
    totalEarned: money?.totalEarned ?? null,
    wageredBalance: money?.wagered ?? null,
    winnedBalance: money?.won ?? null,
    lostBalance: money?.lost ?? null,
    debt: money?.debt ?? null,
    // An identity of before has none.
    deletedAt: (member.deletedAt as string | null | undefined) ?? null,
  };
}
