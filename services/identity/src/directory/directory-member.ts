import { Type, type Static } from '@facet/service-kit';
import type { Member } from '../members/index.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A member as operators see them. */
export const DirectoryMember = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    platformUserId: Type.String(),
    rank: Type.String(),
    adminRole: Type.Unsafe<Member['adminRole']>({ type: ['string', 'null'], enum: ['owner', 'admin', 'moderator', null] }),
    disabled: Type.Boolean(),
    banReason: NullableText,
    bannedAt: NullableText,
    bannedBy: NullableText,
    riskSigns: Type.Array(Type.Unsafe<Member['riskSigns'][number]>({ type: 'string', enum: ['shared_device', 'shared_address'] }), {
      description: 'what they have in common with other members; at most a minute old, refuses nothing',
    }),
    referrerId: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
    deletedAt: { ...NullableText, description: 'they had their account deleted' },
  },
  { $id: 'DirectoryMember' },
);

export function presentMember(member: Member): Static<typeof DirectoryMember> {
  return {
    id: member.id,
    username: member.username,
    platformUserId: member.platformUserId,
    rank: member.rank,
    adminRole: member.adminRole,
    disabled: member.disabled,
    banReason: member.banReason,
    bannedAt: member.bannedAt?.toISOString() ?? null,
    bannedBy: member.bannedBy,
    riskSigns: member.riskSigns,
    referrerId: member.referrerId,
    createdAt: member.createdAt.toISOString(),
    deletedAt: member.deletedAt?.toISOString() ?? null,
  };
}
