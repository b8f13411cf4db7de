import { ErrorAnswer, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { RewardAmounts, RewardAmountsChange } from './provider-schemas.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** What the listed rewards pay. Whether they are offered is a setting of the site. */
export function rewardAmountRoutes(app: App, { callees: { earn }, trail }: AdminContext): void {
  const read = () => answerOf('earn', earn.GET('/internal/reward-amounts'));

  app.get(
    '/api/admin/reward-amounts',
    {
      schema: {
        operationId: 'readRewardAmounts',
        summary: 'What the listed rewards pay, and for what',
        response: { 200: RewardAmounts, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    read,
  );

  app.patch(
    '/api/admin/reward-amounts',
    {
      schema: {
        operationId: 'changeRewardAmounts',
        summary: 'Changes what is given, for claims from now on. reward_amount_invalid 400',
        body: RewardAmountsChange,
        response: { 200: RewardAmounts, ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'reward_amounts.change' },
    },
    async (request) => {
      const object = { type: 'reward_amounts', id: 'all', label: 'Reward amounts' };
      return trail.act(request, { action: 'reward_amounts.change', object, input: request.body, before: await read() }, async () => {
        const body = { by: request.operator.username, ...request.body };
        const after = await answerOf('earn', earn.PATCH('/internal/reward-amounts', { body }));
        return { result: after, after };
      });
    },
  );
}
