import { IdempotencyKey, ErrorAnswer, MoneyInput, Type, uuidv7, type App } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { listWithdrawals, presentOwn } from './list-withdrawals.ts';
import { parseRequest } from './parse-request.ts';
import { readReceipt } from './read-receipt.ts';
import { requestErrors } from './withdrawal-errors.ts';
import { requestWithdrawal, type WithdrawalContext } from './request-withdrawal.ts';
import { presentRequested } from './requested.ts';
import { History, Receipt, Requested } from './withdrawal-schemas.ts';

const config = { permission: 'member' } as const;

export function withdrawalRoutes(app: App, context: WithdrawalContext): void {
  const { database } = context.kit;

  app.post(
    '/api/withdraw',
    {
      schema: {
        operationId: 'requestWithdrawal',
        summary: 'Reserves the price of one of the member’s own gamepasses',
        description: 'The amount is the gamepass’s price, before the platform’s share.',
        errors: requestErrors,
        headers: IdempotencyKey,
        body: Type.Object(
          { amount: MoneyInput, gamepassLink: Type.String({ maxLength: 300, description: 'https://www.roblox.com/game-pass/{id}' }) },
          { additionalProperties: false },
        ),
        response: { 200: Requested, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? uuidv7();
      const asked = parseRequest({ memberId: request.member.id, idempotencyKey, ...request.body });
      return presentRequested(context.kit.database, await requestWithdrawal(context, asked), 'Withdrawal Requested');
    },
  );
  cancelRoute(app, context);

  app.get(
    '/api/withdraw/history',
    {
      schema: {
        operationId: 'listWithdrawals',
        summary: 'The member’s withdrawals, the newest first',
        response: { 200: History, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ withdrawals: await listWithdrawals(database, request.member.id) }),
  );

  app.get(
    '/api/withdraw/:id/receipt',
    {
      schema: {
        operationId: 'readReceipt',
        summary: 'One of the member’s withdrawals, with the steps that it has behind it',
        errors: { withdrawal_not_found: 404 },
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 200: Receipt, '4xx': ErrorAnswer },
      },
      config,
    },
    (request) => readReceipt(database, { memberId: request.member.id, id: request.params.id }),
  );
}

function cancelRoute(app: App, context: WithdrawalContext): void {
  app.post(
    '/api/withdraw/:id/cancel',
    {
      schema: {
        operationId: 'cancelWithdrawal',
        summary: 'Takes a withdrawal back that nobody has begun to pay',
        description: 'After a try that failed the game platform is asked first: 503 when it cannot be.',
        again: 'same',
        errors: { ...platformFailures, withdrawal_not_found: 404, not_cancellable: 409 },
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Requested, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const withdrawal = await cancelWithdrawal(context, { memberId: request.member.id, id: request.params.id });
      return { success: true as const, message: 'Withdrawal Cancelled', withdrawal: await presentOwn(context.kit.database, withdrawal) };
    },
  );
}
