import { type App, type Database, ErrorAnswer, type Kit, operatorAct, Type } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { listEarnings } from './list-earnings.ts';
import { EarningView, presentEarning, Source } from './present-earning.ts';
import { releaseEarly } from './release-holds.ts';

/** A member's earning, for operators. */
const MemberEarning = Type.Object(
  {
    ...EarningView.properties,
    releasedBy: Type.Union([Type.String(), Type.Null()], { description: 'who had it credited before its day' }),
  },
  { $id: 'MemberEarning' },
);
const presentMemberEarning = (row: Earning) => ({ ...presentEarning(row), releasedBy: row.released_by });

export function memberEarningRoutes(app: App, kit: Kit): void {
  listRoute(app, kit);
  releaseRoute(app, kit);
}

function listRoute(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/earnings/of-member/:memberId',
    {
      schema: {
        operationId: 'listMemberEarnings',
        summary: 'What a member earned, as they see it, the newest first',
        description: 'By walls, tasks, codes and rewards; what is held too.',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          source: Type.Optional(Source),
        }),
        response: {
          200: Type.Object({ earnings: Type.Array(MemberEarning), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const { cursor: before, ...wanted } = request.query;
      const { rows, nextCursor } = await listEarnings(database, { memberId: request.params.memberId, before, ...wanted });
      return { earnings: rows.map(presentMemberEarning), nextCursor };
    },
  );
}

function releaseRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/earnings/:id/release',
      role: 'admin',
      action: 'earning.release',
      schema: {
        operationId: 'releaseEarning',
        summary: 'Credits one held earning before its day',
        description: 'Of what its wall or a rule holds. The wall may still take it back, as anything that was credited.',
        again: 'same',
        errors: { earning_not_found: 404, earning_not_held: 409 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          { reason: Type.String({ maxLength: 500, pattern: '^(?=.*\\S)[^\\u0000]*$', description: 'for the audit log' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ earning: MemberEarning }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: { type: 'earning', id, label: id }, input }),
    },
    async (transaction, { params: { id }, operator }) => {
      const { before, after, isKnown } = await releaseEarly(transaction, kit.outbox, { id, by: operator.username });
      const earning = presentMemberEarning(after);
      const { state, releasedBy, amount, label } = earning;
      return {
        result: { earning },
        subject: { type: 'earning', id, label: `${label}, R$ ${amount}` },
        isKnown,
        before: { state: before.state, releasesAt: earning.releasesAt },
        after: { state, releasedBy, memberId: after.member_id, amount },
      };
    },
  );
}
