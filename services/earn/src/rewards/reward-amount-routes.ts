import {
  type App,
  type Database,
  ErrorAnswer,
  formatMoney,
  type Kit,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  type Static,
  type Transaction,
  Type,
} from '@facet/service-kit';
import { readRewardAmounts } from './reward-amounts.ts';
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
    () => present(kit.database),
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
        description: 'What is left out stays.',
        again: 'same',
        errors: { reward_amount_invalid: 400 },
        body: Change,
        response: { 200: Amounts, ...errors },
      },
      asked: ({ body: input }) => ({ subject: { type: 'reward_amounts', id: 'all', label: 'Reward amounts' }, input }),
    },
    async (transaction, { body, operator }) => {
      await transaction('reward_amounts').forUpdate().first('updated_at');
      const before = await present(transaction);
      const columns = { ...columnsOf(body), updated_by: operator.username, updated_at: transaction.raw('clock_timestamp()') };
      await transaction('reward_amounts').update(columns);
      const after = await present(transaction);
      return { result: after, before, after };
    },
  );
}

function columnsOf({ daily, ...amounts }: Static<typeof Change>): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  if (daily !== undefined) columns['daily_hundredths'] = daily.map((amount) => valid(amount, 'daily'));
  if (amounts.weeklyGoal !== undefined) columns['weekly_goal_hundredths'] = valid(amounts.weeklyGoal, 'weeklyGoal');
  if (amounts.weekly !== undefined) columns['weekly_hundredths'] = valid(amounts.weekly, 'weekly');
  if (amounts.referralGoal !== undefined) columns['referral_goal_hundredths'] = valid(amounts.referralGoal, 'referralGoal');
  if (amounts.referral !== undefined) columns['referral_hundredths'] = valid(amounts.referral, 'referral');
  return columns;
}

function valid(written: string | number, field: string): string {
  const amount = parseMoney(written, field);
  if (amount < 1n || amount > MOST_HUNDREDTHS) throw rewardErrors('reward_amount_invalid', `${field} must be between 0.01 and 10000.00`);
  return amount.toString();
}

async function present(database: Database | Transaction): Promise<Static<typeof Amounts>> {
  const amounts = await readRewardAmounts(database);
  return {
    daily: amounts.dailyHundredths.map(formatMoney),
    weeklyGoal: formatMoney(amounts.weeklyGoalHundredths),
    weekly: formatMoney(amounts.weeklyHundredths),
    referralGoal: formatMoney(amounts.referralGoalHundredths),
    referral: formatMoney(amounts.referralHundredths),
  };
}
