import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { decided } from './decided.ts';
import { parseDecision } from './parse-decision.ts';
import type { PayoutContext } from './payout-context.ts';
import { BatchResult, Overtaken, Payout } from './payout-schemas.ts';
import { processBatch } from './process-batch.ts';
import { processWithdrawal } from './process-withdrawal.ts';

const config = { permission: { services: ['admin'] } };
const decision = {
  status: Type.Unsafe<'completed' | 'failed'>({ type: 'string', enum: ['completed', 'failed'] }),
  rejectionReason: Type.Optional(
    Type.Union([Type.String({ maxLength: 500 }), Type.Null()], { description: 'needed to reject; the member reads it' }),
  ),
  autoPayout: Type.Optional(
    Type.Union([Type.Boolean(), Type.Null()], {
      description: 'the bot buys the gamepass; otherwise the operator has, and the platform is asked',
    }),
  ),
  by: Type.String({ minLength: 1, maxLength: 100, description: 'the operator’s name' }),
};

/** What operators decide. Who of them may is for the caller to say; here it is written down who did. */
export function decisionRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/internal/withdrawals/:id/process',
    {
      schema: {
        operationId: 'processWithdrawal',
        summary:
          'Pays or rejects one, within 10 s. 202: not known whether it was bought. 409 already_decided: with the state it has now. 429: rate limited, still pending',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object(decision, { additionalProperties: false }),
        response: { 200: Payout, 202: Payout, 409: Type.Union([Overtaken, ErrorAnswer]), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request, reply) => {
      const { id } = request.params;
      const processed = await processWithdrawal(context, id, parseDecision(request.body));
      return decided(request, reply, {
        database: context.kit.database,
        id,
        withdrawal: processed.decided ? processed.withdrawal : undefined,
      });
    },
  );

  app.post(
    '/internal/withdrawals/process-batch',
    {
      schema: {
        operationId: 'processWithdrawals',
        summary: 'The same decision on many, each for itself; what the bot shall pay is queued and paid one after the other',
        body: Type.Object(
          { ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 100 }), ...decision },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ results: Type.Array(BatchResult) }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { ids, ...written } = request.body;
      return { results: await processBatch(context, ids, parseDecision(written)) };
    },
  );
}
