import { ErrorAnswer, idOf, MadeUnder, Type, type App } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { actOnWithdrawal } from './act-on-withdrawal.ts';
import { decisionFields, parseReason } from './parse-decision.ts';
import type { PayoutContext } from './payout-context.ts';
import { OperatorWithdrawal, Overtaken } from './payout-schemas.ts';
import { readPayout } from './read-payout.ts';
import { findSettled, settleByOwner } from './settle-by-owner.ts';

const { rejectionReason } = decisionFields;

/** What nobody can know, an owner ends. */
export function settlementRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/:id/settle',
    {
      schema: {
        operationId: 'settleWithdrawal',
        summary: 'Ends an unknown withdrawal that the platform’s word does not end: it counts as paid, or the money goes back',
        description: 'Refused where the platform is certain of the opposite, and while the purchase may still arrive.',
        errors: {
          ...platformFailures,
          rejection_reason_required: 400,
          withdrawal_not_found: 404,
          already_decided: 409,
          key_reused: 409,
          purchase_found: 409,
          purchase_not_found: 409,
          payouts_stopped: 503,
          payouts_unavailable: 503,
        },
        headers: MadeUnder,
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object(
          {
            outcome: Type.Unsafe<'paid' | 'returned'>({ type: 'string', enum: ['paid', 'returned'] }),
            explanation: Type.String({ minLength: 3, maxLength: 500, description: 'for operators, and in the audit log' }),
            rejectionReason,
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ success: Type.Literal(true), withdrawal: OperatorWithdrawal }),
          409: Type.Union([Overtaken, ErrorAnswer]),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'owner' }, action: 'withdrawal.settle' },
    },
    async (request) => {
      const { body, headers, operator } = request;
      const { outcome, explanation } = body;
      const verdict = outcome === 'paid' ? { outcome } : { outcome, reason: parseReason(body) };
      const settlement = { id: idOf({ headers }), by: operator.username, explanation, verdict };
      const settled = await findSettled(context, request.params.id, settlement);
      const { withdrawal } = settled
        ? await readPayout(context, settled)
        : await actOnWithdrawal(context, request, { action: 'withdrawal.settle', input: body }, (unknown) =>
            settleByOwner(context, unknown, settlement),
          );
      return { success: true as const, withdrawal };
    },
  );
}
