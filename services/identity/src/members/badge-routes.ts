import { ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { linkByOwner } from './link-by-owner.ts';
import { USERNAME } from './username.ts';

const Name = Type.String({ pattern: USERNAME.source });
const Linked = Type.Object({ success: Type.Literal(true), member: Type.Union([Type.String(), Type.Null()]) });

/** Which member shows an operator's badge, where the member's own proof has not said so. */
export function badgeRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/badges/:operator',
      role: 'owner',
      action: 'member.link_badge',
      schema: {
        operationId: 'linkBadge',
        summary: 'Says which member shows an operator’s badge',
        description: 'Whoever shows it cannot be banned. It opens nothing. Another member who showed it shows none any more.',
        again: 'same',
        errors: { badge_operator_unknown: 404, member_not_found: 404, badge_taken: 409 },
        params: Type.Object({ operator: Name }),
        body: Type.Object(
          { member: Type.Union([Name, Type.Null()], { description: 'their username; null: nobody' }) },
          { additionalProperties: false },
        ),
        response: { 200: Linked, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      asked: ({ params: { operator }, body }) => ({ subject: { type: 'operator', id: operator, label: operator }, input: body }),
    },
    async (transaction, { params: { operator }, body }) => {
      const { before, after } = await linkByOwner(transaction, operator, body.member);
      return { result: { success: true as const, member: after }, before: { member: before }, after: { member: after } };
    },
  );
}
