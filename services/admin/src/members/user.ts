import { MoneyText, Type, type Static } from '@facet/service-kit';

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

/** As identity tells of them. */
export interface DirectoryMember {
  id: string;
  username: string;
  platformUserId: string;
  adminRole: string | null;
  rank: string;
  disabled: boolean;
  banReason: string | null;
  bannedAt: string | null;
  bannedBy: string | null;
  riskSigns: string[];
  createdAt: string;
  /** An identity of before has none. */
  deletedAt?: string | null;
}

/** As the wallet tells of them. */
export interface MemberMoney {
  balance: string;
  totalEarned: string;
  wagered: string;
  won: string;
  lost: string;
  debt: string;
}

export function presentUser(member: DirectoryMember, money: MemberMoney | undefined): AdminUser {
  const { id, username, platformUserId, adminRole, rank, disabled, banReason, bannedAt, bannedBy, riskSigns, createdAt } = member;
  return {
    id,
    username,
    platformUserId,
    isAdmin: adminRole !== null,
    adminRole,
    rank,
    disabled,
    banReason,
    bannedAt,
    bannedBy,
    balance: money?.balance ?? null,
    totalEarned: money?.totalEarned ?? null,
    wageredBalance: money?.wagered ?? null,
    winnedBalance: money?.won ?? null,
    lostBalance: money?.lost ?? null,
    debt: money?.debt ?? null,
    riskSigns,
    createdAt,
    deletedAt: member.deletedAt ?? null,
  };
}
