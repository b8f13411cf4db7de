import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { readAnswer, ignoreAway } from '../clients/index.ts';
import type { AdjustmentContext } from './adjustment-context.ts';
import { Adjustment, presentAdjustment, type AdjustmentRow } from './adjustment.ts';

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
      const rows = (await openOnes(database).orderBy(['created_at', 'id']).limit(MOST)) as AdjustmentRow[];
      const [counted] = await openOnes(database).count<{ count: bigint }[]>('* as count');
      const memberIds = [...new Set(rows.map((row) => row.member_id))];
      const found =
        memberIds.length === 0
          ? undefined
          : await readAnswer('identity', clients.identity.POST('/internal/directory/members', { body: { memberIds } })).catch(ignoreAway);
      const isBanned = new Map(found?.members.map(({ id, disabled }) => [id, disabled]));
      const adjustments = rows.map((row) => ({ ...presentAdjustment(row), isBanned: isBanned.get(row.member_id) ?? null }));
      return { adjustments, total: Number(counted?.count ?? 0) };
    },
  );
}

const openOnes = (database: Database) => database<AdjustmentRow>('adjustments').whereIn('state', ['proposed', 'asked', 'voiding']);
