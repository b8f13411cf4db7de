import {
  type App,
  databaseTime,
  ErrorAnswer,
  formatMoney,
  type Kit,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  type PartialFieldsOf,
  type Static,
  Type,
} from '@facet/service-kit';
import { promisedToAll, promiseMore, readPromiseLimit } from '../operators/index.ts';
import { readRewardAmounts, RewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

const Amounts = Type.Object(
  {
    daily: Type.Array(MoneyText, { description: 'by day in a row; behind the list its last one' }),
    weeklyGoal: MoneyText,
    weekly: MoneyText,
    referralGoal: MoneyText,
    referral: MoneyText,
  },
  { $id: 'RewardAmounts' },
);

const Change = Type.Object(
  {
    daily: Type.Optional(Type.Array(MoneyInput, { minItems: 1, maxItems: 31 })),
    weeklyGoal: Type.Optional(MoneyInput),
    weekly: Type.Optional(MoneyInput),
    referralGoal: Type.Optional(MoneyInput),
    referral: Type.Optional(MoneyInput),
  },
  { additionalProperties: false, minProperties: 1 },
);
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** What the listed rewards pay. Whether they are offered is a setting of the site. */
export function rewardAmountRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/admin/reward-amounts',
    {
      schema: {
        operationId: 'readRewardAmounts',
        summary: 'What the listed rewards pay, and for what',
        response: { 200: Amounts, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => present(await readRewardAmounts(kit.database)),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'PATCH',
      url: '/api/admin/reward-amounts',
      role: 'admin',
      action: 'reward_amounts.change',
      schema: {
        operationId: 'changeRewardAmounts',
        summary: 'Changes what the listed rewards pay, for claims from now on',
        description:
          'What is left out stays. What rises, and what is paid for a lower goal, is promised to each member, and may not pass what one operator promises alone. A higher goal takes nothing back.',
        again: 'same',
        errors: { reward_amount_invalid: 400, second_operator_needed: 409 },
        body: Change,
        response: { 200: Amounts, ...errors },
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ body: input }) => ({ subject: { type: 'reward_amounts', id: 'all', label: 'Reward amounts' }, input }),
    },
    async (transaction, { body, operator }, alone) => {
      await RewardAmounts.query(transaction).forUpdate();
      const before = await readRewardAmounts(transaction);
      await RewardAmounts.query(transaction).patch({ ...fieldsOf(body), updatedBy: operator.username, updatedAt: databaseTime });
      const after = await readRewardAmounts(transaction);
      const risen = await promisedToAll(transaction, riseOf(before, after));
      await promiseMore(transaction, { kind: 'reward_amounts', id: 'all', before: 0n, after: risen, operator }, alone);
      return { result: present(after), before: present(before), after: present(after) };
    },
  );
}

function fieldsOf({ daily, ...amounts }: Static<typeof Change>): PartialFieldsOf<RewardAmounts> {
  const fields: PartialFieldsOf<RewardAmounts> = {};
  if (daily !== undefined) fields.dailyHundredths = daily.map((amount) => valid(amount, 'daily'));
  if (amounts.weeklyGoal !== undefined) fields.weeklyGoalHundredths = valid(amounts.weeklyGoal, 'weeklyGoal');
  if (amounts.weekly !== undefined) fields.weeklyHundredths = valid(amounts.weekly, 'weekly');
  if (amounts.referralGoal !== undefined) fields.referralGoalHundredths = valid(amounts.referralGoal, 'referralGoal');
  if (amounts.referral !== undefined) fields.referralHundredths = valid(amounts.referral, 'referral');
  return fields;
}

function valid(written: string | number, field: string): bigint {
  const amount = parseMoney(written, field);
  if (amount < 1n || amount > MOST_HUNDREDTHS) throw rewardErrors('reward_amount_invalid', `${field} must be between 0.01 and 10000.00`);
  return amount;
}

/**
 * Hundredths by which a member may get more at most, the best day for the daily one. Behind a goal that falls are those
 * who did not reach it: they may get the whole reward.
 */
function riseOf(before: RewardAmounts, after: RewardAmounts): bigint {
  const dayOf = ({ dailyHundredths: days }: RewardAmounts, day: number) => days[Math.min(day, days.length - 1)] ?? 0n;
  const days = Array.from({ length: Math.max(before.dailyHundredths.length, after.dailyHundredths.length) }, (_, day) => day);
  const rises = days.map((day) => dayOf(after, day) - dayOf(before, day));
  const daily = rises.reduce((most, rise) => (rise > most ? rise : most), 0n);
  const kept = (goal: 'weeklyGoalHundredths' | 'referralGoalHundredths', paid: bigint) => (after[goal] < before[goal] ? 0n : paid);
  const once = [
    after.weeklyHundredths - kept('weeklyGoalHundredths', before.weeklyHundredths),
    after.referralHundredths - kept('referralGoalHundredths', before.referralHundredths),
  ];
  return [daily, ...once].reduce((sum, rise) => (rise > 0n ? sum + rise : sum), 0n);
}

function present(amounts: RewardAmounts): Static<typeof Amounts> {
  return {
    daily: amounts.dailyHundredths.map(formatMoney),
    weeklyGoal: formatMoney(amounts.weeklyGoalHundredths),
    weekly: formatMoney(amounts.weeklyHundredths),
    referralGoal: formatMoney(amounts.referralGoalHundredths),
    referral: formatMoney(amounts.referralHundredths),
  };
}
