import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { answerOvertaken, Overtaken } from './overtaken.ts';
import { objectOf, stateOf, Withdrawal } from './withdrawal.ts';

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Reserved = Type.Object({ success: Type.Literal(true), withdrawal: Withdrawal });
const response = { 200: Reserved, 409: Type.Union([Overtaken, ErrorAnswer]), '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const config = { permission: { operator: 'moderator' } } as const;

/** Paying by hand begins with a reservation, so that nobody comes between the purchase and its confirmation. */
export function reservationRoutes(app: App, { callees: { wallet, walletAtPlatform }, trail }: AdminContext): void {
  const read = async (id: string) =>
    (await answerOf('wallet', wallet.GET('/internal/withdrawals/{id}', { params: { path: { id } } }))).withdrawal;

  app.post(
    '/api/admin/withdrawals/:id/reserve',
    {
      schema: {
        operationId: 'reserveWithdrawal',
        summary:
          'Takes one to be bought by hand, for ten minutes; then process it as completed. 409 already_decided, gamepass_changed, gamepass_already_bought',
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
      config: { ...config, action: 'withdrawal.reserve' },
    },
    async (request, reply) => {
      const before = await read(request.params.id);
      const input = request.body;
      const info = { action: 'withdrawal.reserve', object: objectOf(before), input, before: stateOf(before) };
      return answerOvertaken(reply, (answered) =>
        trail.act(request, info, async () => {
          const body = { ...input, by: request.operator.username };
          const call = walletAtPlatform.POST('/internal/withdrawals/{id}/reserve', { params: { path: request.params }, body });
          const { withdrawal } = await answered(call);
          return { result: { success: true as const, withdrawal }, after: stateOf(withdrawal) };
        }),
      );
    },
  );

  app.post(
    '/api/admin/withdrawals/:id/release',
    {
      schema: {
        operationId: 'releaseWithdrawal',
        summary: 'Gives a reserved one back that was not bought; the platform is asked. 409 purchase_found, already_decided',
        params,
        body: Type.Object({}, { additionalProperties: false }),
        response,
      },
      config: { ...config, action: 'withdrawal.release' },
    },
    async (request, reply) => {
      const before = await read(request.params.id);
      const info = { action: 'withdrawal.release', object: objectOf(before), before: stateOf(before) };
      return answerOvertaken(reply, (answered) =>
        trail.act(request, info, async () => {
          const body = { by: request.operator.username };
          const call = walletAtPlatform.POST('/internal/withdrawals/{id}/release', { params: { path: request.params }, body });
          const { withdrawal } = await answered(call);
          return { result: { success: true as const, withdrawal }, after: stateOf(withdrawal) };
        }),
      );
    },
  );
}
