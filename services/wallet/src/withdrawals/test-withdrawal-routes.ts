import { IdempotencyKey, ErrorAnswer, MoneyInput, Type, uuidv7, type App } from '@facet/service-kit';
import { parseTestRequest } from './parse-request.ts';
import { requestWithdrawal, type WithdrawalContext } from './request-withdrawal.ts';
import { presentRequested } from './requested.ts';
import { requestErrors } from './withdrawal-errors.ts';
import { Requested } from './withdrawal-schemas.ts';

const PlatformId = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });
const TestRequest = Type.Object(
  {
    amount: MoneyInput,
    experienceId: PlatformId,
    placeId: PlatformId,
    experienceName: Type.String({ maxLength: 200, description: 'what the page showed; the platform is asked for the name that is kept' }),
    gamepassId: PlatformId,
  },
  { additionalProperties: false },
);

/** The test flow: reserves money exactly as a normal withdrawal does, and is told from it by its type. */
export function testWithdrawalRoutes(app: App, context: WithdrawalContext): void {
  app.post(
    '/api/test-withdraw',
    {
      schema: {
        operationId: 'requestTestWithdrawal',
        summary: 'Reserves an amount for a test withdrawal',
        description: 'As for a withdrawal. Refused unless the operators switched the test flow on.',
        errors: { ...requestErrors, test_withdrawals_off: 403 },
        headers: IdempotencyKey,
        body: TestRequest,
        response: { 200: Requested, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? uuidv7();
      const { amount, gamepassId } = request.body;
      const asked = parseTestRequest({ memberId: request.member.id, idempotencyKey, amount, gamepassId });
      return presentRequested(context.kit.database, await requestWithdrawal(context, asked), 'Test Withdrawal Requested');
    },
  );
}
