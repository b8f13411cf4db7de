import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { Adjustment, AdjustmentRecord, presentAdjustment, type AdjustmentRow } from './adjustment.ts';

const MOST = 100;
const Proposals = Type.Object({
  adjustments: Type.Array(
    Type.Object({ ...Adjustment.properties, isBanned: Type.Boolean({ description: 'the member, as far as is known here' }) }),
  ),
  total: Type.Integer({ minimum: 0 }),
});

/** `GET /api/admin/adjustments` */
export function proposedAdjustmentsRoute(app: App, database: Database): void {
  app.get(
    '/api/admin/adjustments',
    {
      schema: {
        operationId: 'listProposedAdjustments',
        summary: 'Adjustments that wait for a second operator',
        description: 'The 100 oldest first. What became of others is in the audit log.',
        response: { 200: Proposals, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const rows = await proposed(database)
        .select('adjustments.*', 'members.disabled')
        .leftJoin('members', 'members.member_id', 'adjustments.member_id')
        .orderBy(['created_at', 'id'])
        .limit(MOST)
        .castTo<(AdjustmentRow & { disabled: boolean | null })[]>();
      const adjustments = rows.map((row) => ({ ...presentAdjustment(row), isBanned: row.disabled ?? false }));
      return { adjustments, total: await proposed(database).resultSize() };
    },
  );
}

const proposed = (database: Database) => AdjustmentRecord.query(database).where({ state: 'proposed' });
