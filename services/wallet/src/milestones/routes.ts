import { Line, readLine } from '@facet/money-kit';
import { ErrorAnswer, formatMoney, hundredths, MoneyText, parseMoney, Type, type App, type Kit } from '@facet/service-kit';
import { markShown, milestoneNames, readMilestones, type Milestone } from './read-milestones.ts';

const config = { permission: 'member' } as const;
const names = [...milestoneNames, 'told'] as const;
const Id = Type.String({ maxLength: 400, description: 'says which one was shown' });
const NullableText = Type.Union([Type.String(), Type.Null()]);
const MilestoneView = Type.Object({
  id: Id,
  name: Type.Unsafe<(typeof names)[number]>({ type: 'string', enum: [...names], description: 'told: by another domain, in a notice' }),
  amount: { ...Type.Union([MoneyText, Type.Null()]), description: 'of the credit, the balance, all that was earned or the payout' },
  type: { ...NullableText, description: 'of the transaction; null for another milestone' },
  line: { ...Type.Union([Line, Type.Null()]), description: 'why the credit was booked; null for another milestone' },
  withdrawalId: { ...NullableText, description: 'of the payout; null for another milestone' },
  arrives: {
    ...Type.Union([MoneyText, Type.Null()]),
    description: 'of the payout, after the platform’s share; null where that is not known, and for another milestone',
  },
  gamepassName: { ...NullableText, description: 'that was bought; null for another milestone' },
  kind: { ...NullableText, description: 'of the notice that told it' },
  values: Type.Record(Type.String(), Type.String(), { description: 'of that notice' }),
  at: Type.String({ format: 'date-time' }),
});

/** First times, each shown once wherever the member is. */
export function milestoneRoutes(app: App, { database, settings }: Pick<Kit, 'database' | 'settings'>): void {
  app.get(
    '/api/user/milestones',
    {
      schema: {
        operationId: 'readMilestones',
        summary: 'The milestone to show next, if there is one',
        response: { 200: Type.Object({ next: Type.Union([MilestoneView, Type.Null()]) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const minimum = await settings.find('min_withdrawal');
      const minimumHundredths = minimum === undefined ? null : parseMoney(minimum, 'min_withdrawal');
      const reached = await readMilestones(database, request.member.id, minimumHundredths);
      const next = reached.find(({ is_past }) => !is_past);
      return { next: next ? present(next) : null };
    },
  );

  app.post(
    '/api/user/milestones/shown',
    {
      schema: {
        operationId: 'markMilestoneShown',
        summary: 'Asks whether a milestone may be shown, and notes that it was',
        description: '`isFirst` is true once for each member and milestone.',
        again: 'same',
        body: Type.Object({ id: Id }, { additionalProperties: false }),
        response: { 200: Type.Object({ isFirst: Type.Boolean() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ isFirst: await markShown(database, request.member.id, request.body.id) }),
  );
}

function present(milestone: Milestone) {
  const { id, name, amount, type, reason, caller, kind, values, at } = milestone;
  return {
    id,
    name,
    amount: amount === null ? null : formatMoney(amount),
    type,
    line: reason === null || caller === null || type === null ? null : readLine(caller, reason, type),
    withdrawalId: milestone.withdrawal_id,
    arrives: arrivesOf(milestone),
    gamepassName: milestone.gamepass_name,
    kind,
    values,
    at: at.toISOString(),
  };
}

/** Whole R$, rounded down as the platform does. */
function arrivesOf({ amount, platform_share_percent }: Milestone): string | null {
  if (amount === null || platform_share_percent === null) return null;
  return formatMoney(hundredths(((amount * BigInt(100 - platform_share_percent)) / 10_000n) * 100n));
}
