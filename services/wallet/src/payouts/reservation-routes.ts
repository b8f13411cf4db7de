import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { actOnWithdrawal } from './act-on-withdrawal.ts';
import { releaseWithdrawal, reserveWithdrawal } from './pay-by-hand.ts';
import type { PayoutContext } from './payout-context.ts';
import { OperatorWithdrawal, Overtaken } from './payout-schemas.ts';

const permission = { operator: 'moderator' } as const;
const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Reserved = Type.Object({ success: Type.Literal(true), withdrawal: OperatorWithdrawal });
const response = { 200: Reserved, 409: Type.Union([Overtaken, ErrorAnswer]), '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Paying by hand begins with a reservation, and may be given up. It ends with the decision `completed`. */
export function reservationRoutes(app: App, context: PayoutContext): void {
  app.post(
    '/api/admin/withdrawals/:id/reserve',
    {
      schema: {
        operationId: 'reserveWithdrawal',
        summary: 'Takes a held withdrawal to be bought by hand',
        description: 'For ten minutes neither the member, the bot nor another operator comes between. Then process it as completed.',
        again: 'same',
        errors: {
          withdrawal_not_found: 404,
          already_decided: 409,
          gamepass_already_bought: 409,
          gamepass_changed: 409,
          payouts_stopped: 503,
        },
        params,
        body: Type.Object(
          {
            buyerUserId: Type.Optional(
              Type.String({ pattern: '^[1-9][0-9]{0,18}$', description: 'the account that buys, on the platform; absent: the bot’s' }),
            ),
          },
          { additionalProperties: false },
        ),
        response,
      },
      config: { permission, action: 'withdrawal.reserve' },
    },
    async (request) => {
      const { body: input, operator } = request;
      const { withdrawal } = await actOnWithdrawal(context, request, { action: 'withdrawal.reserve', input }, (held) =>
        reserveWithdrawal(context, held, { ...input, by: operator.username }),
      );
      return { success: true as const, withdrawal };
    },
  );

  app.post(
    '/api/admin/withdrawals/:id/release',
    {
      schema: {
        operationId: 'releaseWithdrawal',
        summary: 'Gives a reserved withdrawal back that was not bought',
        description: 'The platform is asked.',
        again: 'refused',
        errors: { ...platformFailures, withdrawal_not_found: 404, already_decided: 409, purchase_found: 409, payouts_unavailable: 503 },
        params,
        body: Type.Object({}, { additionalProperties: false }),
        response,
      },
      config: { permission, action: 'withdrawal.release' },
    },
    async (request) => {
      const { withdrawal } = await actOnWithdrawal(context, request, { action: 'withdrawal.release' }, (reserved) =>
        releaseWithdrawal(context, reserved, request.operator.username),
      );
      return { success: true as const, withdrawal };
    },
  );
}
