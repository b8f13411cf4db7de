import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { decided } from './decided.ts';
import { releaseWithdrawal, reserveWithdrawal } from './pay-by-hand.ts';
import type { PayoutContext } from './payout-context.ts';
import { Overtaken, Payout } from './payout-schemas.ts';
import { findWithdrawal } from './process-withdrawal.ts';

const config = { permission: { services: ['admin'] } };
const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const by = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$', description: 'the operator’s name' });
const response = { 200: Payout, 409: Type.Union([Overtaken, ErrorAnswer]), '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Paying by hand begins with a reservation, and may be given up. It ends with the decision `completed`. */
export function reservationRoutes(app: App, context: PayoutContext): void {
  const { database } = context.kit;

  app.post(
    '/internal/withdrawals/:id/reserve',
    {
      schema: {
        operationId: 'reserveWithdrawal',
        summary:
          'Takes a held one to be bought by hand: for ten minutes neither the member, the bot nor another operator comes between. 409 gamepass_changed, gamepass_already_bought, already_decided',
        params,
        body: Type.Object(
          {
            by,
            buyerUserId: Type.Optional(
              Type.String({ pattern: '^[1-9][0-9]{0,18}$', description: 'the account that buys, on the platform; absent: the bot’s' }),
            ),
          },
          { additionalProperties: false },
        ),
        response,
      },
      config,
    },
    async (request, reply) => {
      const { id } = request.params;
      const withdrawal = await findWithdrawal(database, id);
      return decided(request, reply, { database, id, withdrawal: await reserveWithdrawal(context, withdrawal, request.body) });
    },
  );

  app.post(
    '/internal/withdrawals/:id/release',
    {
      schema: {
        operationId: 'releaseWithdrawal',
        summary: 'Gives a reserved one back that was not bought, after asking the platform. 409 purchase_found, already_decided',
        params,
        body: Type.Object({ by }, { additionalProperties: false }),
        response,
      },
      config,
    },
    async (request, reply) => {
      const { id } = request.params;
      const withdrawal = await findWithdrawal(database, id);
      return decided(request, reply, { database, id, withdrawal: await releaseWithdrawal(context, withdrawal, request.body.by) });
    },
  );
}
