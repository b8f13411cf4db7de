import { Line, readLine } from '@facet/money-kit';
import { defineErrors, ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { reasons, RoundRecord } from '../rounds/index.ts';

const factErrors = defineErrors({ fact_not_found: 404 });
const NullableText = Type.Union([Type.String(), Type.Null()]);

/** What a round says, for a case about it. Somebody else’s is as little there as none. */
export function factRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members/:memberId/facts/round/:id',
    {
      schema: {
        operationId: 'readFact',
        summary: 'One round of a member',
        errors: { fact_not_found: 404 },
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }), id: Type.String({ format: 'uuid' }) }),
        response: {
          200: Type.Object({
            title: Type.String(),
            amount: { ...MoneyText, description: 'the stake' },
            at: Type.String({ format: 'date-time' }),
            state: NullableText,
            line: Line,
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: { services: ['identity'] } },
    },
    async (request) => {
      const { memberId, id } = request.params;
      const round = await RoundRecord.query(database).findById([memberId, id]).whereNotNull('started_at');
      if (!round) throw factErrors('fact_not_found', 'The member has no such round');
      const at = (round.started_at ?? round.created_at).toISOString();
      const state = round.ended_at === null ? 'open' : round.state;
      const title = reasons.stake(round);
      return { title, amount: formatMoney(round.stake), at, state, line: readLine('games', title) };
    },
  );
}
