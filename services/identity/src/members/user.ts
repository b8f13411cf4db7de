import { MoneyText, Type, type Static } from '@facet/service-kit';

const nullableText = Type.Union([Type.String(), Type.Null()]);

/** A member as they and the pages see them. */
export const User = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    username: Type.String(),
    balance: MoneyText,
    totalEarned: MoneyText,
    rank: Type.String({ description: 'Bronze, Silver, Gold, Platinum, Diamond' }),
    adminRole: Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('moderator'), Type.Null()]),
    profilePicture: nullableText,
    disabled: Type.Boolean(),
    banReason: nullableText,
    bannedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    bannedBy: nullableText,
    joinedAt: Type.Optional(Type.String({ format: 'date-time' })),
    isFirstVisit: Type.Optional(
      Type.Boolean({ description: 'of `GET /api/auth/user`: the session that they joined with, in its first hour' }),
    ),
    stale: Type.Boolean({ description: 'true: the wallet did not answer, the money is what it said last' }),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;
