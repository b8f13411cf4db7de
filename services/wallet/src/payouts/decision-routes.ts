import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { actOfDecision, actOnWithdrawal } from './act-on-withdrawal.ts';
import { decisionFields, decisionKind, parseDecision } from './parse-decision.ts';
import type { PayoutContext } from './payout-context.ts';
import { BatchPreview, BatchReport, Overtaken, Processed } from './payout-schemas.ts';
import { previewBatch } from './preview-batch.ts';
import { processBatch } from './process-batch.ts';
import { processWithdrawal } from './process-withdrawal.ts';

const config = { permission: { operator: 'moderator' }, action: 'withdrawal.process' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const messageOf: Readonly<Record<string, string>> = {
  paid: 'Paid',
  rejected: 'Rejected, the money is back',
  unknown: 'It is not known yet whether it was bought',
};

/** What operators decide. */
export function decisionRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/:id/process',
    {
      schema: {
        operationId: 'processWithdrawal',
        summary:
          'Approves (bought by hand, or by the bot) or rejects one, within 10 s. 202: not known yet. 409 already_decided: with its state now. 429: rate limited, still pending',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object(decisionFields, { additionalProperties: false }),
        response: { 200: Processed, 202: Processed, 409: Type.Union([Overtaken, ErrorAnswer]), ...errors },
      },
      config,
    },
    async (request, reply) => {
      const decision = parseDecision(request.operator, request.body);
      const payout = await actOnWithdrawal(context, request, actOfDecision(decision), (withdrawal) =>
        processWithdrawal(context, withdrawal, decision),
      );
      const { payoutState } = payout.withdrawal;
      const answer = { success: true as const, message: messageOf[payoutState] ?? 'Processed', payoutState, ...payout };
      return reply.code(payoutState === 'unknown' ? 202 : 200).send(answer);
    },
  );

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
        response: { 200: Type.Union([BatchPreview, BatchReport]), ...errors },
      },
      config,
    },
    async (request) => {
      const { ids, dryRun = false, ...written } = request.body;
      // A dry run comes before the reason is written.
      if (dryRun) return { dryRun: true as const, ...(await previewBatch(context, ids, decisionKind(request.operator, written))) };
      return { dryRun: false as const, ...(await processBatch(context, request, ids, parseDecision(request.operator, written))) };
    },
  );
}
