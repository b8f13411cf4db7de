import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
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
  processRoute(app, context);
  batchRoute(app, context);
}

function processRoute(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/:id/process',
    {
      schema: {
        operationId: 'processWithdrawal',
        summary: 'Approves a withdrawal (bought by hand, or by the bot) or rejects it, within 10 s',
        description: '202: not known yet. `already_decided` tells its state now. `rate_limited`: it is still pending.',
        again: 'refused',
        errors: {
          bot_busy: 503,
          not_in_time: 503,
          platform_unreachable: 503,
          purse_empty: 409,
          purchase_refused: 409,
          ...platformFailures,
          rejection_reason_required: 400,
          role_required: 403,
          withdrawal_not_found: 404,
          already_decided: 409,
          amount_differs: 409,
          daily_cap_reached: 409,
          gamepass_already_bought: 409,
          gamepass_changed: 409,
          member_ineligible: 409,
          purchase_not_found: 409,
          rate_limited: 429,
          bot_offline: 503,
          payouts_unavailable: 503,
          bot_stopped: 503,
          payouts_stopped: 503,
        },
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
}

function batchRoute(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/process-batch',
    {
      schema: {
        operationId: 'processWithdrawals',
        summary: 'Makes the same decision on many withdrawals, each for itself',
        description: '`dryRun`: what it would do, and nothing is done. One that is decided already is refused.',
        again: 'same',
        errors: { rejection_reason_required: 400, role_required: 403 },
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
      config: { ...config, permission: { operator: 'moderator', fresh: true } },
    },
    async (request) => {
      const { ids, dryRun = false, ...written } = request.body;
      // A dry run comes before the reason is written.
      if (dryRun) return { dryRun: true as const, ...(await previewBatch(context, ids, decisionKind(request.operator, written))) };
      return { dryRun: false as const, ...(await processBatch(context, request, ids, parseDecision(request.operator, written))) };
    },
  );
}
