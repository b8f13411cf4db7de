import {
  type App,
  type Database,
  ErrorAnswer,
  formatMoney,
  MoneyInput,
  MoneyText,
  parseMoney,
  type Static,
  Type,
} from '@facet/service-kit';
import { Operator } from '../operators/index.ts';
import { readRewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

const config = { permission: { services: ['admin'] } };
const MOST_HUNDREDTHS = 1_000_000n;

const Amounts = Type.Object({
  daily: Type.Array(MoneyText, { description: 'by day in a row; behind the list its last one' }),
  weeklyGoal: MoneyText,
  weekly: MoneyText,
  referralGoal: MoneyText,
  referral: MoneyText,
});

const Change = Type.Object(
  {
    by: Operator,
    daily: Type.Optional(Type.Array(MoneyInput, { minItems: 1, maxItems: 31 })),
    weeklyGoal: Type.Optional(MoneyInput),
    weekly: Type.Optional(MoneyInput),
    referralGoal: Type.Optional(MoneyInput),
    referral: Type.Optional(MoneyInput),
  },
  { additionalProperties: false },
);

/** What the listed rewards pay. Whether they are offered is a setting of the site. */
export function internalRewardRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/reward-amounts',
    {
      schema: {
        operationId: 'getRewardAmounts',
        summary: 'What the listed rewards pay, and for what',
        response: { 200: Amounts, '4xx': ErrorAnswer },
      },
      config,
    },
    async () => present(database),
  );

  app.patch(
    '/internal/reward-amounts',
    {
      schema: {
        operationId: 'changeRewardAmounts',
        summary: 'Changes what is given, for claims from now on. reward_amount_invalid 400',
        body: Change,
        response: { 200: Amounts, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      await database('reward_amounts').update({ ...columnsOf(request.body), updated_at: database.raw('clock_timestamp()') });
      return present(database);
    },
  );
}

function columnsOf({ by, daily, ...amounts }: Static<typeof Change>): Record<string, unknown> {
  const columns: Record<string, unknown> = { updated_by: by };
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

async function present(database: Database): Promise<Static<typeof Amounts>> {
  const amounts = await readRewardAmounts(database);
  return {
    daily: amounts.dailyHundredths.map(formatMoney),
    weeklyGoal: formatMoney(amounts.weeklyGoalHundredths),
    weekly: formatMoney(amounts.weeklyHundredths),
    referralGoal: formatMoney(amounts.referralGoalHundredths),
    referral: formatMoney(amounts.referralHundredths),
  };
}
