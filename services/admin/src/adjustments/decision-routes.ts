import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdjustmentContext } from './adjustment-context.ts';
import { book, Booked, decisionCall, infoOf } from './book-in-audit-log.ts';
import { isUnanswered } from './adjustment.ts';
import { decideAdjustment, isDecidedSo, readAdjustment } from './decide-adjustment.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const config = { permission: { operator: 'admin' } } as const;
const fresh = { permission: { operator: 'admin', fresh: true } } as const;

/** A second operator confirms or declines what another one proposed. */
export function decisionRoutes(app: App, context: AdjustmentContext): void {
  const { database, auditLog } = context;
  app.post(
    '/api/admin/adjustments/:id/confirm',
    {
      schema: {
        operationId: 'confirmAdjustment',
        summary: 'Books what another operator proposed',
        description: '`adjustment_unknown`: the same call again settles it.',
        again: 'same',
        errors: {
          adjustment_refused: 400,
          insufficient_balance: 400,
          own_proposal: 403,
          adjustment_not_found: 404,
          adjustment_open: 409,
          already_decided: 409,
          adjustment_unknown: 503,
        },
        ...decisionCall,
        response: { 200: Booked, ...errors },
      },
      config: { ...fresh, action: 'adjustment.confirm' },
    },
    async (request) => {
      const row = await readAdjustment(database, request.params.id);
      if (isDecidedSo(row, request.operator.id, 'asked') && !isUnanswered(row)) return (await book(context, row)).result;
      return auditLog.record(request, await infoOf(context, 'confirm', row), async () =>
        book(context, await decideAdjustment(database, { id: row.id, operator: request.operator, to: 'asked' })),
      );
    },
  );

  app.post(
    '/api/admin/adjustments/:id/decline',
    {
      schema: {
        operationId: 'declineAdjustment',
        summary: 'Declines what another operator proposed: nothing is booked, ever',
        again: 'same',
        errors: { own_proposal: 403, adjustment_not_found: 404, already_decided: 409 },
        ...decisionCall,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errors },
      },
      config: { ...config, action: 'adjustment.decline' },
    },
    async (request) => {
      const row = await readAdjustment(database, request.params.id);
      const result = { success: true as const };
      if (isDecidedSo(row, request.operator.id, 'declined')) return result;
      return auditLog.record(request, await infoOf(context, 'decline', row), async () => {
        await decideAdjustment(database, { id: row.id, operator: request.operator, to: 'declined' });
        return { result, after: { state: 'declined' } };
      });
    },
  );
}
