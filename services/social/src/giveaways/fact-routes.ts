import { defineErrors, ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { EntryRecord } from './entry.ts';
import { Giveaway } from './giveaway.ts';

const factErrors = defineErrors({ fact_not_found: 404 });
const NullableText = Type.Union([Type.String(), Type.Null()]);

/** What a giveaway says, for a member’s case about it: one that members see, or that they had joined. */
export function factRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members/:memberId/facts/giveaway/:id',
    {
      schema: {
        operationId: 'readFact',
        summary: 'One giveaway, as a member of it or anybody sees it',
        errors: { fact_not_found: 404 },
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }), id: Type.String({ format: 'uuid' }) }),
        response: {
          200: Type.Object({
            title: Type.String(),
            amount: { ...MoneyText, description: 'the prize' },
            at: Type.String({ format: 'date-time', description: 'when it ends' }),
            state: NullableText,
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: { services: ['identity'] } },
    },
    async (request) => {
      const { memberId, id } = request.params;
      const giveaway = await Giveaway.query(database).findById(id);
      const isIn = await EntryRecord.query(database).findById([id, memberId]).whereNotNull('number');
      if (!giveaway || (giveaway.status === 'deleted' && !isIn)) throw factErrors('fact_not_found', 'The member sees no such event');
      const ends = giveaway.endedAt ?? giveaway.endsAt;
      return {
        title: giveaway.title,
        amount: formatMoney(giveaway.prize),
        at: ends.toISOString(),
        state: isIn ? 'joined' : giveaway.status,
      };
    },
  );
}
