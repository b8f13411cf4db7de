import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { PayoutContext } from './payout-context.ts';
import { BatchPreview } from './payout-schemas.ts';
import { previewBatch } from './preview-batch.ts';

export function previewRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/internal/withdrawals/preview-batch',
    {
      schema: {
        operationId: 'previewDecisions',
        summary: 'What the same decision on many would do, with its sum: which are possible, and why the others are not. Changes nothing',
        body: Type.Object(
          {
            ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 100 }),
            status: Type.Unsafe<'completed' | 'failed'>({ type: 'string', enum: ['completed', 'failed'] }),
            autoPayout: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
          },
          { additionalProperties: false },
        ),
        response: { 200: BatchPreview, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    (request) => {
      const { ids, status, autoPayout } = request.body;
      return previewBatch(context, ids, status === 'failed' ? 'reject' : autoPayout === true ? 'auto payout' : 'paid by hand');
    },
  );
}
