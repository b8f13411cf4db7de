import { ErrorAnswer, type App } from '@facet/service-kit';
import type { AdjustmentContext } from './adjustment-context.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import { isUnanswered } from './adjustment.ts';
import { book, Booked, decisionCall, infoOf } from './book-in-audit-log.ts';
import { readAdjustment } from './decide-adjustment.ts';

/** `POST /api/admin/adjustments/{id}/settle`: for whoever finds one whose dialog is gone. */
export function settleRoute(app: App, context: AdjustmentContext): void {
  const { database, auditLog } = context;
  app.post(
    '/api/admin/adjustments/:id/settle',
    {
      schema: {
        operationId: 'settleAdjustment',
        summary: 'Asks the wallet again about an adjustment whose answer is not known',
        description: 'Under the same key, so that it is booked once at most.',
        again: 'same',
        errors: {
          adjustment_refused: 400,
          insufficient_balance: 400,
          adjustment_not_found: 404,
          adjustment_declined: 409,
          not_confirmed: 409,
          adjustment_unknown: 503,
        },
        ...decisionCall,
        response: { 200: Booked, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' }, action: 'adjustment.settle' },
    },
    async (request) => {
      const row = await readAdjustment(database, request.params.id);
      if (row.state === 'proposed') throw adjustmentErrors('not_confirmed', 'Another operator has to confirm this adjustment first.');
      if (!isUnanswered(row)) return (await book(context, row)).result;
      return auditLog.record(request, await infoOf(context, 'settle', row), () => book(context, row));
    },
  );
}
