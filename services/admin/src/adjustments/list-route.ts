import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { readAnswer, ignoreAway } from '../clients/index.ts';
import type { AdjustmentContext } from './adjustment-context.ts';
import { Adjustment, AdjustmentRecord, presentAdjustment, type AdjustmentRow } from './adjustment.ts';

const MOST = 100;
const Open = Type.Object({
  adjustments: Type.Array(
    Type.Object({
      ...Adjustment.properties,
      isBanned: Type.Union([Type.Boolean(), Type.Null()], { description: 'the member, now; null while identity is away' }),
    }),
  ),
  total: Type.Integer({ minimum: 0 }),
});

/** `GET /api/admin/adjustments` */
export function openAdjustmentsRoute(app: App, { clients, database }: AdjustmentContext): void {
  app.get(
    '/api/admin/adjustments',
    {
      schema: {
        operationId: 'listOpenAdjustments',
        summary: 'Adjustments that wait for a second operator or for the wallet’s answer',
        description: 'The 100 oldest first. What became of others is in the audit log.',
        response: { 200: Open, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const rows = await openOnes(database).orderBy(['created_at', 'id']).limit(MOST).castTo<AdjustmentRow[]>();
      const total = await openOnes(database).resultSize();
      const memberIds = [...new Set(rows.map((row) => row.memberId))];
      const found =
        memberIds.length === 0
          ? undefined
          : await readAnswer('identity', clients.identity.POST('/internal/directory/members', { body: { memberIds } })).catch(ignoreAway);
      const isBanned = new Map(found?.members.map(({ id, disabled }) => [id, disabled]));
      const adjustments = rows.map((row) => ({ ...presentAdjustment(row), isBanned: isBanned.get(row.memberId) ?? null }));
      return { adjustments, total };
    },
  );
}

const openOnes = (database: Database) => AdjustmentRecord.query(database).whereIn('state', ['proposed', 'asked', 'voiding']);
