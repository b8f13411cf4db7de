import { ErrorAnswer, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { RankAnswer } from '../ranks/index.ts';
import { listEarnings, OwnReferralEarning, presentOwn } from './list-earnings.ts';
import { readStats } from './read-stats.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const RECENT = 10;

export function memberReferralRoutes(app: App, database: Database): void {
  app.get(
    '/api/referral/stats',
    {
      schema: {
        operationId: 'getReferralStats',
        summary: 'Whom the member referred, what it brought, their rank and the next one',
        response: {
          200: Type.Object({
            referralCount: Type.Integer(),
            totalEarnings: MoneyText,
            currentRank: Type.Object(RankAnswer.properties),
            nextRank: Type.Union([Type.Object(RankAnswer.properties), Type.Null()]),
            progressToNext: Type.Number({
              description: '0 to 100: how far from the current rank’s requirement to the next one’s; 100 at the last',
            }),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => readStats(database, request.member.id),
  );

  app.get(
    '/api/referral/earnings',
    {
      schema: {
        operationId: 'listReferralEarnings',
        summary: 'The member’s 10 newest referral bonuses',
        description: 'What was charged back is gone.',
        response: { 200: Type.Object({ earnings: Type.Array(OwnReferralEarning) }), ...errors },
      },
      config,
    },
    async (request) => ({ earnings: (await listEarnings(database, request.member.id, RECENT)).map(presentOwn) }),
  );
}
