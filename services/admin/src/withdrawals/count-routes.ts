import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';

const Count = Type.Integer({ minimum: 0 });

export function withdrawalCountRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/withdrawals/counts',
    {
      schema: {
        operationId: 'countWithdrawals',
        summary: 'How many withdrawals each list has; completed, failed and test ones may be 10 s old',
        response: {
          200: Type.Object({
            pending: Type.Integer({ minimum: 0, description: 'the unknown ones among them' }),
            unknown: Count,
            completed: Count,
            failed: Count,
            test: Type.Integer({ minimum: 0, description: 'in no other count' }),
          }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () => answerOf('wallet', callees.wallet.GET('/internal/withdrawals/counts', {})),
  );
}
