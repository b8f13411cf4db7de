import { ErrorAnswer, MoneyText, Type, type App, type Kit } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { readLeaderboard } from './read-leaderboard.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Place = {
  place: Type.Integer(),
  username: Type.String({ description: 'shortened unless the member shows it, or is the caller' }),
  isYou: Type.Boolean(),
};
const Leaderboard = Type.Object(
  {
    week: Type.String({ format: 'date-time', description: 'when it began: Monday, UTC' }),
    fullName: Type.Boolean({ description: 'whether others see the member’s whole name, here and in events' }),
    earned: Type.Array(Type.Object({ ...Place, amount: MoneyText })),
    referred: Type.Array(Type.Object({ ...Place, count: Type.Integer() })),
  },
  { $id: 'Leaderboard' },
);

export function leaderboardRoutes(app: App, kit: Pick<Kit, 'database' | 'client'>): void {
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
    (request) => readLeaderboard(kit, request.member.id),
  );

  app.put(
    '/api/referral/leaderboard',
    {
      schema: {
        operationId: 'setFullName',
        summary: 'Shows or hides the member’s whole name on the leaderboard and in events',
        again: 'same',
        body: Type.Object({ fullName: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Leaderboard, ...errors },
      },
      config,
    },
    async (request) => {
      await Member.query(kit.database).findById(request.member.id).patch({ showsFullName: request.body.fullName });
      return readLeaderboard(kit, request.member.id);
    },
  );
}
