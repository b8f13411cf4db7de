import { ErrorAnswer, formatMoney, MoneyText, parseMoney, Type, type App, type Kit } from '@facet/service-kit';
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

function present({ gamepass_name, is_past: _past, amount, at, ...milestone }: Milestone) {
  return { ...milestone, amount: amount === null ? null : formatMoney(amount), gamepassName: gamepass_name, at: at.toISOString() };
}
