import { ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { listRounds } from './list-rounds.ts';
import { presentRound, RoundAnswer } from './round-answer.ts';

const config = { permission: { services: ['admin'] } };
const LONGEST_DAYS = 90;

const Day = Type.Object({
  day: Type.String({ description: 'UTC' }),
  game: Type.String(),
  rounds: Type.Integer(),
  staked: MoneyText,
  paid: MoneyText,
});

/** What operators see of games: one member's rounds, the house's result by day. */
export function operatorRoutes(app: App, database: Database): void {
  app.get(
    '/internal/members/:memberId/rounds',
    {
      schema: {
        operationId: 'listMemberRounds',
        summary: 'A member’s rounds, the newest first',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object(
          { cursor: Type.Optional(Type.String({ maxLength: 80 })), limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ rounds: Type.Array(RoundAnswer), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { cursor, limit = '20' } = request.query;
      const page = await listRounds(database, { memberId: request.params.memberId, game: undefined, cursor, limit: Number(limit) });
      return { ...page, rounds: page.rounds.map(presentRound) };
    },
  );

  app.get(
    '/internal/results',
    {
      schema: {
        operationId: 'listResults',
        summary: 'What was staked and paid by day and game, of rounds that ended',
        description: '90 days at most; days are UTC.',
        querystring: Type.Object({ days: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$' })) }, { additionalProperties: false }),
        response: { 200: Type.Object({ results: Type.Array(Day) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ results: await resultsByDay(database, Math.min(LONGEST_DAYS, Number(request.query.days ?? '30'))) }),
  );
}

interface ResultRow {
  day: string;
  game: string;
  rounds: bigint;
  staked: bigint;
  paid: bigint;
}

async function resultsByDay(database: Database, days: number) {
  const { rows } = await database.raw<{ rows: ResultRow[] }>(
    `select to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD') as day, game, count(*) as rounds,
            sum(stake)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid
     from rounds where ended_at > clock_timestamp() - ? * interval '1 day' and state in ('won', 'lost')
     group by 1, 2 order by 1, 2`,
    [days],
  );
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds), staked: formatMoney(row.staked), paid: formatMoney(row.paid) }));
}
