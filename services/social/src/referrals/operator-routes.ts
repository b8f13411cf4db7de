import { cutPage, ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { findMember, Member } from '../members/index.ts';
import { listEarnings, ReferralEarning } from './list-earnings.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Person = Type.Object({ memberId: Type.String(), username: NullableText });
const PAGE = 50;
const BROUGHT = `(select coalesce(sum(amount), 0)::bigint from referral_bonuses where referred_id = members.member_id and state = 'credited') as brought`;

/** One member's place in the tree of referrals. */
export function operatorReferralRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/referrals/of-member/:memberId',
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
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const { memberId } = request.params;
      const member = await findMember(database, memberId);
      const referrer = member?.referrerId ? await findMember(database, member.referrerId) : undefined;
      const page = await listReferred(database, memberId, request.query.cursor);
      return {
        referrer: member?.referrerId ? { memberId: member.referrerId, username: referrer?.username ?? null } : null,
        ...page,
        earnings: await listEarnings(database, memberId, PAGE),
      };
    },
  );
}

/** Ids are UUIDv7: the newest member has the highest. */
async function listReferred(database: Database, memberId: string, cursor: string | undefined) {
  const found = Member.query(database)
    .where({ referrer_id: memberId })
    .orderBy('member_id', 'desc')
    .limit(PAGE + 1)
    .select('members.*', database.raw(BROUGHT));
  if (cursor !== undefined) void found.where('member_id', '<', cursor);
  const { rows, nextCursor } = cutPage(await found.castTo<(Member & { brought: bigint })[]>(), PAGE, (last) => last.memberId);
  return {
    referred: rows.map((member) => ({
      memberId: member.memberId,
      username: member.username,
      registeredAt: member.registeredAt?.toISOString() ?? null,
      brought: formatMoney(member.brought),
    })),
    nextCursor,
  };
}
