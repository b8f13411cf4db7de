import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { decisionFields, decisionOf, inputOf } from './decision.ts';
import { Purchase } from './list-routes.ts';
import { answerOvertaken, Overtaken } from './overtaken.ts';
import { objectOf, stateOf, Withdrawal } from './withdrawal.ts';

const Processed = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  gamepassId: Type.String(),
  purchaseDetails: Purchase,
  payoutState: Type.String({ description: 'unknown (202): nobody knows yet whether the gamepass was bought' }),
  withdrawal: Withdrawal,
});

const messageOf = { paid: 'Paid', rejected: 'Rejected, the money is back', unknown: 'It is not known yet whether it was bought' };

export function processRoutes(app: App, { callees: { wallet, walletAtPlatform }, trail }: AdminContext): void {
  app.post(
    '/api/admin/withdrawals/:id/process',
    {
      schema: {
        operationId: 'processWithdrawal',
        summary:
          'Approves (bought by hand, or by the bot) or rejects one, within 10 s. 202: not known yet. 409 already_decided: with its state now. 429: rate limited, still pending',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object(decisionFields, { additionalProperties: false }),
        response: { 200: Processed, 202: Processed, 409: Type.Union([Overtaken, ErrorAnswer]), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' }, action: 'withdrawal.process' },
    },
    async (request, reply) => {
      const decision = decisionOf(request, request.body);
      const params = { path: request.params };
      const { withdrawal: before } = await answerOf('wallet', wallet.GET('/internal/withdrawals/{id}', { params }));
      const info = { action: decision.action, object: objectOf(before), input: inputOf(decision), before: stateOf(before) };
      return answerOvertaken(reply, async (answered) => {
        const payout = await trail.act(request, info, async () => {
          const { status, rejectionReason, autoPayout, by } = decision;
          const body = { status, rejectionReason, autoPayout, by };
          const result = await answered(walletAtPlatform.POST('/internal/withdrawals/{id}/process', { params, body }));
          return { result, after: { ...stateOf(result.withdrawal), purchaseDetails: result.purchaseDetails } };
        });
        const { payoutState } = payout.withdrawal;
        const message = payoutState in messageOf ? messageOf[payoutState as keyof typeof messageOf] : 'Processed';
        return reply.code(payoutState === 'unknown' ? 202 : 200).send({ success: true as const, message, payoutState, ...payout });
      });
    },
  );
}
