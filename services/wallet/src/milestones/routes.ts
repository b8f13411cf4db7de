import { ErrorAnswer, formatMoney, MoneyText, parseMoney, Type, type App, type Kit } from '@facet/service-kit';
import { markShown, milestoneNames, readMilestones, type MilestoneName } from './read-milestones.ts';

const config = { permission: 'member' } as const;
const Name = Type.Unsafe<MilestoneName>({ type: 'string', enum: [...milestoneNames] });
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Milestone = Type.Object({
  name: Name,
  amount: MoneyText,
  type: { ...NullableText, description: 'of the transaction; null for another milestone' },
  gamepassName: { ...NullableText, description: 'that was bought; null for another milestone' },
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
        description: '`isComplete`: none will come any more.',
        response: { 200: Type.Object({ next: Type.Union([Milestone, Type.Null()]), isComplete: Type.Boolean() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const minimum = await settings.find('min_withdrawal');
      const minimumHundredths = minimum === undefined ? null : parseMoney(minimum, 'min_withdrawal');
      const reached = await readMilestones(database, request.member.id, minimumHundredths);
      const next = reached.find(({ is_past }) => !is_past);
      return { next: next ? present(next) : null, isComplete: reached.length === milestoneNames.length && !next };
    },
  );

  app.post(
    '/api/user/milestones/:milestone/shown',
    {
      schema: {
        operationId: 'markMilestoneShown',
        summary: 'Asks whether a milestone may be shown, and notes that it was',
        description: '`isFirst` is true once for each member and milestone.',
        again: 'same',
        params: Type.Object({ milestone: Name }),
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ isFirst: Type.Boolean() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ isFirst: await markShown(database, request.member.id, request.params.milestone) }),
  );
}

function present({ name, amount, type, gamepass_name, at }: Awaited<ReturnType<typeof readMilestones>>[number]) {
  return { name, amount: formatMoney(amount), type, gamepassName: gamepass_name, at: at.toISOString() };
}
