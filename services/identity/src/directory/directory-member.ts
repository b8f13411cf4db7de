import { Type, type Static } from '@facet/service-kit';
import type { Member } from '../members/index.ts';

export type RiskSign = 'shared_device' | 'shared_address';

/** A row of `members` as this list reads it. */
export interface MemberRow {
  id: string;
  username: string;
  platform_user_id: string;
  rank: string;
  admin_role: Member['adminRole'];
  disabled: boolean;
  ban_reason: string | null;
  banned_at: Date | null;
  banned_by: string | null;
  risk_signs: RiskSign[];
  referrer_id: string | null;
  created_at: Date;
}
export const COLUMNS =
  'm.id, m.username, m.platform_user_id, m.rank, m.admin_role, m.disabled, m.ban_reason, m.banned_at, m.banned_by, m.risk_signs, m.referrer_id, m.created_at';

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
    riskSigns: Type.Array(Type.Unsafe<RiskSign>({ type: 'string', enum: ['shared_device', 'shared_address'] }), {
      description: 'what they have in common with other members; at most a minute old, refuses nothing',
    }),
    referrerId: NullableText,
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'DirectoryMember' },
);

export function presentMember(row: MemberRow): Static<typeof DirectoryMember> {
  return {
    id: row.id,
    username: row.username,
    platformUserId: row.platform_user_id,
    rank: row.rank,
    adminRole: row.admin_role,
    disabled: row.disabled,
    banReason: row.ban_reason,
    bannedAt: row.banned_at?.toISOString() ?? null,
    bannedBy: row.banned_by,
    riskSigns: row.risk_signs,
    referrerId: row.referrer_id,
    createdAt: row.created_at.toISOString(),
  };
}
