import { cutPage, ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { findMember } from '../members/index.ts';
import { listEarnings, ReferralEarning } from './list-earnings.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Person = Type.Object({ memberId: Type.String(), username: NullableText });
const PAGE = 50;

/** One member's place in the tree of referrals. */
export function operatorReferralRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members/:memberId/referrals',
    {
      schema: {
        operationId: 'getReferralTree',
        summary: 'Who referred a member, and whom they referred',
        description: 'The newest first, with what each brought them, and their latest bonuses.',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ cursor: Type.Optional(Type.String({ format: 'uuid' })) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            referrer: Type.Union([Person, Type.Null()]),
            referred: Type.Array(
              Type.Object({ memberId: Type.String(), username: Type.String(), registeredAt: NullableText, brought: MoneyText }),
            ),
            nextCursor: NullableText,
            earnings: Type.Array(ReferralEarning),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const { memberId } = request.params;
      const member = await findMember(database, memberId);
      const referrer = member?.referrer_id ? await findMember(database, member.referrer_id) : undefined;
      const page = await listReferred(database, memberId, request.query.cursor);
      return {
        referrer: member?.referrer_id ? { memberId: member.referrer_id, username: referrer?.username ?? null } : null,
        ...page,
        earnings: await listEarnings(database, memberId, PAGE),
      };
    },
  );
}

interface ReferredRow {
  member_id: string;
  username: string;
  registered_at: Date | null;
  brought: bigint;
}

/** Ids are UUIDv7: the newest member has the highest. */
async function listReferred(database: Database, memberId: string, cursor: string | undefined) {
  const { rows } = await database.raw<{ rows: ReferredRow[] }>(
    `SELECT member_id, username, registered_at,
            (SELECT coalesce(sum(amount), 0)::bigint FROM referral_bonuses WHERE referred_id = members.member_id AND state = 'credited') AS brought
     FROM members WHERE referrer_id = ? AND (?::uuid IS NULL OR member_id < ?::uuid) ORDER BY member_id DESC LIMIT ?`,
    [memberId, cursor ?? null, cursor ?? null, PAGE + 1],
  );
  const { rows: shown, nextCursor } = cutPage(rows, PAGE, ({ member_id }) => member_id);
  return {
    referred: shown.map((row) => ({
      memberId: row.member_id,
      username: row.username,
      registeredAt: row.registered_at?.toISOString() ?? null,
      brought: formatMoney(row.brought),
    })),
    nextCursor,
  };
}
