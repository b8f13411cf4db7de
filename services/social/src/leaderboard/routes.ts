import { ErrorAnswer, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { readLeaderboard } from './read-leaderboard.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Place = { place: Type.Integer(), username: Type.String(), isYou: Type.Boolean() };
const Leaderboard = Type.Object({
  week: Type.String({ format: 'date-time', description: 'when it began: Monday, UTC' }),
  visible: Type.Boolean({ description: 'whether the member lets himself be listed' }),
  earned: Type.Array(Type.Object({ ...Place, amount: MoneyText })),
  referred: Type.Array(Type.Object({ ...Place, count: Type.Integer() })),
});

export function leaderboardRoutes(app: App, database: Database): void {
  app.get(
    '/api/referral/leaderboard',
    {
      schema: {
        operationId: 'getLeaderboard',
        summary: 'The week’s best, by earnings and by referrals',
        response: { 200: Leaderboard, ...errors },
      },
      config,
    },
    async (request) => readLeaderboard(database, request.member.id),
  );

  app.put(
    '/api/referral/leaderboard',
    {
      schema: {
        operationId: 'setLeaderboardVisibility',
        summary: 'Whether the member lets himself be listed',
        body: Type.Object({ visible: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Leaderboard, ...errors },
      },
      config,
    },
    async (request) => {
      await database('members').where({ member_id: request.member.id }).update({ is_listed: request.body.visible });
      return readLeaderboard(database, request.member.id);
    },
  );
}
