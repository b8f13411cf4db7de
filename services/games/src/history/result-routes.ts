import { ErrorAnswer, formatMoney, MoneyText, Type, type App, type Database } from '@facet/service-kit';

const daysOf = { '24h': 1, '7d': 7, '30d': 30 } as const;
type Window = keyof typeof daysOf;

const GameResults = Type.Object(
  {
    days: Type.Integer(),
    games: Type.Array(
      Type.Object({ game: Type.String(), rounds: Type.Integer({ minimum: 0 }), staked: MoneyText, paid: MoneyText, result: MoneyText }),
    ),
  },
  { $id: 'GameResults' },
);

/** What games kept, for the page Money. */
export function resultRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money/games',
    {
      schema: {
        operationId: 'readGameResults',
        summary: 'What was staked and paid, by game, of rounds that ended',
        querystring: Type.Object({
          window: Type.Unsafe<Window>({ type: 'string', enum: Object.keys(daysOf), default: '7d' }),
        }),
        response: { 200: GameResults, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ query: { window } }) => ({ days: daysOf[window], games: await resultsByGame(database, daysOf[window]) }),
  );
}

interface ResultRow {
  game: string;
  rounds: bigint;
  staked: bigint;
  paid: bigint;
}

/** One that ended has not changed before: the index is on that, and both times are of one statement. */
async function resultsByGame(database: Database, days: number) {
  const { rows } = await database.raw<{ rows: ResultRow[] }>(
    `select game, count(*) as rounds, sum(stake)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid
     from rounds where ended_at > clock_timestamp() - ? * interval '1 day' and state in ('won', 'lost')
       and changed_at > clock_timestamp() - ? * interval '1 day' - interval '1 minute'
     group by game order by game`,
    [days, days],
  );
  return rows.map(({ game, rounds, staked, paid }) => ({
    game,
    rounds: Number(rounds),
    staked: formatMoney(staked),
    paid: formatMoney(paid),
    result: formatMoney(staked - paid),
  }));
}
