import { ErrorAnswer, formatMoney, MoneyText, Type, type App } from '@facet/service-kit';
import type { AdjustmentContext } from './book-adjustment.ts';
import { adjustedAlone, readLimits } from './limits.ts';

/** `GET /api/admin/adjustments/limit`: for a form that says before it is sent who will have to confirm it. */
export function adjustmentLimitRoute(app: App, { kit }: AdjustmentContext): void {
  app.get(
    '/api/admin/adjustments/limit',
    {
      schema: {
        operationId: 'readAdjustmentLimit',
        summary: 'What the operator may adjust alone within 24 hours, and what is left of it',
        description: 'Above `left`, in either direction, another operator confirms it. Of a limit that is not known yet: 503.',
        response: {
          200: Type.Object({ limit: { ...MoneyText, description: 'R$, the setting `adjustment_limit`' }, left: MoneyText }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ operator }) => {
      const [{ alone }, adjusted] = await Promise.all([readLimits(kit), adjustedAlone(kit.database, operator)]);
      return { limit: formatMoney(alone), left: formatMoney(adjusted < alone ? alone - adjusted : 0n) };
    },
  );
}
