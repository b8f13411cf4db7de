import { defineErrors, ErrorAnswer, operatorErrand, Type, type App } from '@facet/service-kit';
import type { PayoutContext } from './payout-context.ts';
import { lastReconciliation, reconcilePurchases } from './reconcile-purchases.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const failures = defineErrors({ no_such_difference: 404 });

/**
 * A difference from the game platform that an owner looked into: it is told no more, and payouts go on when nothing
 * else differs.
 */
export function differenceRoutes(app: App, context: PayoutContext): void {
  const { kit } = context;
  operatorErrand(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/payouts/explain-difference',
      role: 'owner',
      action: 'payouts.explain_difference',
      schema: {
        operationId: 'explainDifference',
        summary: 'Writes down why the platform says otherwise than the payouts, and compares anew',
        again: 'refused',
        errors: { no_such_difference: 404 },
        body: Type.Object(
          {
            subject: Type.String({ minLength: 1, maxLength: 200, description: 'as the difference names it' }),
            explanation: Type.String({ minLength: 3, maxLength: 500 }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ left: Type.Integer({ description: 'differences that the new comparison found' }) }), ...errors },
      },
      asked: ({ body }) => ({ subject: { type: 'payouts', id: body.subject, label: 'The bot’s purchases' } }),
    },
    async ({ body: { subject, explanation }, operator }) => {
      const last = await lastReconciliation(kit.database);
      if (!last?.findings.some((finding) => finding.subject === subject))
        throw failures('no_such_difference', 'The last comparison found no such difference');
      await kit.database('explained_differences').insert({ account_id: last.accountId, subject, explanation, by: operator.username });
      const left = ((await reconcilePurchases(context)) ?? last.findings).length;
      return { result: { left }, after: { explanation, left } };
    },
  );
}
