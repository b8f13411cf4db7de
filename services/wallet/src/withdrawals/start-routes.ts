import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { CheckContext } from './check-withdrawal.ts';
import { readStart } from './read-start.ts';
import { Start } from './start-schemas.ts';

/** What the page of withdrawals asks when it opens. */
export function startRoutes(app: App, context: CheckContext): void {
  app.get(
    '/api/withdraw/start',
    {
      schema: {
        operationId: 'readWithdrawalStart',
        summary: 'What the member can withdraw now, what stands in the way, and the last withdrawal to repeat',
        description:
          'It asks the game platform; what that does not say is `unknown`. It reserves nothing: a request looks at everything again.',
        errors: { account_disabled: 403, withdrawal_not_found: 404 },
        querystring: Type.Object({
          of: Type.Optional(Type.String({ maxLength: 100, description: 'the withdrawal to repeat; without it the last that was paid' })),
        }),
        response: { 200: Start, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    (request) => readStart(context, { memberId: request.member.id, of: request.query.of }),
  );
}
