import { ErrorAnswer, MoneyText, Type, type App, type Kit } from '@facet/service-kit';
import { RankAnswer } from '../ranks/index.ts';
import { listEarnings, OwnReferralEarning, presentOwn } from './list-earnings.ts';
import { readStats } from './read-stats.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const RECENT = 10;

export function memberReferralRoutes(app: App, kit: Pick<Kit, 'database' | 'client'>): void {
  app.get(
    '/api/referral/stats',
    {
      schema: {
        operationId: 'getReferralStats',
        summary: 'Whom the member referred, what it brought, their rank and the next one',
        response: {
          200: Type.Object({
            referralCount: Type.Integer(),
            totalEarnings: { ...MoneyText, description: 'the two that follow, R$, two decimals' },
            shares: { ...MoneyText, description: 'of what friends earned; ranks rise by them' },
            bonuses: { ...MoneyText, description: 'for friends who reached the goal' },
            currentRank: RankAnswer,
            nextRank: Type.Union([RankAnswer, Type.Null()]),
            missingToNext: Type.Union([MoneyText, Type.Null()], { description: 'shares that the next rank still needs' }),
            progressToNext: Type.Number({
              description: '0 to 100: how far from the current rank’s requirement to the next one’s; 100 at the last',
            }),
          }),
          ...errors,
        },
      },
      config,
    },
    (request) => readStats(kit, request.member.id),
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
    async (request) => ({ earnings: (await listEarnings(kit.database, request.member.id, RECENT)).map(presentOwn) }),
  );
}
