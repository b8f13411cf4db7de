import { ErrorAnswer, MoneyText, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { decisionFields, decisionOf } from './decision.ts';
import { previewBatch, processBatch, type BatchResult } from './process-batch.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

const Preview = Type.Object({
  dryRun: Type.Literal(true),
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      username: NullableText,
      amount: Type.Union([MoneyText, Type.Null()]),
      possible: Type.Boolean(),
      why: Type.Union([Type.String(), Type.Null()], { description: 'not' }),
    }),
  ),
  possibleCount: Type.Integer(),
  impossibleCount: Type.Integer(),
  possibleSum: MoneyText,
});

const Report = Type.Object({
  dryRun: Type.Literal(false),
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      username: NullableText,
      amount: Type.Union([MoneyText, Type.Null()]),
      result: Type.Unsafe<BatchResult['result']>({
        type: 'string',
        enum: ['decided', 'queued', 'refused', 'unknown'],
        description: 'queued: the bot pays it when its turn comes; unknown: the wallet did not answer',
      }),
      payoutState: NullableText,
      message: NullableText,
    }),
  ),
  doneCount: Type.Integer(),
  failedCount: Type.Integer(),
  doneSum: MoneyText,
});

export function batchRoutes(app: App, context: AdminContext): void {
  app.post(
    '/api/admin/withdrawals/process-batch',
    {
      schema: {
        operationId: 'processWithdrawals',
        summary: 'The same decision on many, each for itself. dryRun: what it would do, and nothing is done',
        body: Type.Object(
          {
            ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 100, uniqueItems: true }),
            ...decisionFields,
            dryRun: Type.Optional(Type.Boolean()),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Union([Preview, Report]), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' }, action: 'withdrawal.process' },
    },
    async (request) => {
      const { ids, dryRun = false, ...written } = request.body;
      // A dry run comes before the reason is written.
      const decision = decisionOf(request, dryRun && written.status === 'failed' ? { ...written, rejectionReason: 'dry run' } : written);
      if (!dryRun) return { dryRun: false as const, ...(await processBatch(context, request, { ids, decision })) };
      const { results, ...sums } = await previewBatch(context, ids, decision);
      const previewed = results.map(({ id, possible, why, withdrawal }) => ({
        id,
        username: withdrawal?.username ?? null,
        amount: withdrawal?.amount ?? null,
        possible,
        why,
      }));
      return { dryRun: true as const, results: previewed, ...sums };
    },
  );
}
