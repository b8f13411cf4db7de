import { IdempotencyKey, type App, delivered, ErrorAnswer, type Kit, MoneyText, Type } from '@facet/service-kit';
import { claimReward } from './claim-reward.ts';
import { readClaimable, readRewards } from './read-rewards.ts';
import { readStreak, StreakView } from './read-streak.ts';
import { type RewardName, rewardNames } from './reward-switches.ts';
import { RewardsView } from './reward-view.ts';

const config = { permission: 'member' } as const;

const Claimable = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: 3 }),
  streak: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'days in a row of the daily bonus that still stand; null: there is no daily bonus',
  }),
  claims: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'the kind of notice that tells of it', examples: ['earn.friend_reached'] }),
      amount: MoneyText,
      path: Type.String({ description: 'a POST of {} claims it', examples: ['/api/rewards/referral/claim'] }),
    }),
    { description: 'what a member can claim where they read of it' },
  ),
});

/** The listed rewards: daily, weekly, referral. */
export function rewardRoutes(app: App, { kit }: { kit: Kit }): void {
  app.get(
    '/api/rewards',
    {
      schema: {
        operationId: 'getRewards',
        summary: 'The state of the daily bonus, the weekly challenge and the referral bonus',
        description: 'Days and weeks are UTC.',
        response: { 200: RewardsView, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => readRewards(kit, request.member.id),
  );

  app.get(
    '/api/rewards/claimable',
    {
      schema: {
        operationId: 'countClaimableRewards',
        summary: 'How many of the listed rewards can be claimed now',
        description: 'Friends count as far as they are known. The badge of the Rewards entry, and the streak at the balance.',
        response: { 200: Claimable, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => readClaimable(kit, request.member.id),
  );

  app.get(
    '/api/rewards/streak',
    {
      schema: {
        operationId: 'readStreak',
        summary: 'This month’s days of the daily bonus, and the member’s badges',
        response: { 200: StreakView, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => readStreak(kit, request.member.id),
  );

  app.post(
    '/api/rewards/:reward/claim',
    {
      schema: {
        operationId: 'claimReward',
        summary: 'Pays a reward, once',
        description: '503 while the wallet cannot say who has reached the goal.',
        errors: { goal_not_reached: 400, earning_needed: 403, reward_off: 403, already_claimed: 409, idempotency_key_reused: 422 },
        headers: IdempotencyKey,
        params: Type.Object({ reward: Type.Unsafe<RewardName>({ type: 'string', enum: rewardNames }) }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ reward: MoneyText }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { reward, messageIds } = await claimReward(kit, {
        memberId: request.member.id,
        reward: request.params.reward,
        idempotencyKey: request.headers['idempotency-key'],
      });
      await Promise.all(messageIds.map((messageId) => delivered(kit.database, messageId)));
      return { reward };
    },
  );
}
