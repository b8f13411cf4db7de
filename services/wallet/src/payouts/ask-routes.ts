import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { actOnWithdrawal } from './act-on-withdrawal.ts';
import type { PayoutContext } from './payout-context.ts';
import { OperatorWithdrawal, Overtaken } from './payout-schemas.ts';
import { askNow } from './resolve-unknown.ts';

/** The platform is asked about a purchase without an answer now, not when it is its turn. */
export function askRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/:id/ask',
    {
      schema: {
        operationId: 'askAboutWithdrawal',
        summary: 'Asks the platform now whether an unknown purchase happened',
        description: 'It is marked as paid, returns to the queue, or stays unknown, as it would at its next turn.',
        again: 'same',
        errors: { ...platformFailures, withdrawal_not_found: 404, already_decided: 409, payouts_unavailable: 503 },
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object({}, { additionalProperties: false }),
        response: {
          200: Type.Object({ success: Type.Literal(true), withdrawal: OperatorWithdrawal }),
          409: Type.Union([Overtaken, ErrorAnswer]),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' }, action: 'withdrawal.ask' },
    },
    async (request) => {
      const { withdrawal } = await actOnWithdrawal(context, request, { action: 'withdrawal.ask' }, (unknown) => askNow(context, unknown));
      return { success: true as const, withdrawal };
    },
  );
}
