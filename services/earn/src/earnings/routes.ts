import { Line } from '@facet/money-kit';
import { type App, type Database, ErrorAnswer, formatMoney, MoneyText, Type } from '@facet/service-kit';
import { listEarnings, listPending } from './list-earnings.ts';
import { EarningView, HeldBy, heldBy, labelOf, presentEarning, Source } from './present-earning.ts';

const config = { permission: 'member' } as const;

/** What the member earned here: history with its reasons, and what is still held. */
export function earningRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/rewards/history',
    {
      schema: {
        operationId: 'listEarnings',
        summary: 'What the member earned, the newest first',
        description: 'By walls, tasks, codes and rewards. `key`: only the line that a statement asks about.',
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          source: Type.Optional(Source),
          key: Type.Optional(Type.String({ pattern: '^[!-~]{1,200}$' })),
        }),
        response: {
          200: Type.Object({ earnings: Type.Array(EarningView), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { cursor: before, ...wanted } = request.query;
      const { rows, nextCursor } = await listEarnings(database, { memberId: request.member.id, before, ...wanted });
      return { earnings: rows.map(presentEarning), nextCursor };
    },
  );

  app.get(
    '/api/rewards/pending',
    {
      schema: {
        operationId: 'listPendingEarnings',
        summary: 'Earnings that are held, by their wall or a rule, the soonest first',
        description: 'They are not in the balance yet.',
        response: { 200: Type.Object({ pending: Type.Array(PendingView) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const rows = await listPending(database, request.member.id);
      return {
        pending: rows.map(({ id, source, label, amount_hundredths, releases_at, hold_rule_id }) => ({
          id,
          source,
          ...labelOf({ label }),
          amount: formatMoney(amount_hundredths),
          releasesAt: (releases_at as Date).toISOString(),
          heldBy: heldBy({ hold_rule_id }),
        })),
      };
    },
  );
}

const PendingView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  source: Source,
  label: Type.String(),
  line: Line,
  amount: MoneyText,
  releasesAt: Type.String({ format: 'date-time' }),
  heldBy: HeldBy,
});
