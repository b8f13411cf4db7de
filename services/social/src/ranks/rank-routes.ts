import { ErrorAnswer, MoneyInput, Type, type App, type Kit } from '@facet/service-kit';
import { editRank } from './edit-rank.ts';
import { presentRank, RankAnswer } from './rank-answer.ts';
import { listRanks } from './rank.ts';
import { membersByRank, readReferralSummary, Summary } from './referral-summary.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const HeldRank = Type.Object({ ...RankAnswer.properties, members: Type.Integer({ minimum: 0 }) });
const Ranks = Type.Object({ ranks: Type.Array(RankAnswer) });
const operators = { permission: { services: ['admin'] } };

export function memberRankRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/referral/ranks',
    {
      schema: { operationId: 'listReferralRanks', summary: 'All ranks, the lowest first', response: { 200: Ranks, ...errors } },
      config: { permission: 'member' },
    },
    async () => ({ ranks: (await listRanks(kit.database)).map(presentRank) }),
  );
}

export function operatorRankRoutes(app: App, kit: Kit): void {
  app.get(
    '/internal/ranks',
    {
      schema: {
        operationId: 'listRanks',
        summary: 'All ranks, the lowest first, with how many members have each',
        response: { 200: Type.Object({ ranks: Type.Array(HeldRank) }), ...errors },
      },
      config: operators,
    },
    async () => {
      const [ranks, held] = await Promise.all([listRanks(kit.database), membersByRank(kit.database)]);
      return { ranks: ranks.map((rank) => ({ ...presentRank(rank), members: held.get(rank.id) ?? 0 })) };
    },
  );

  app.get(
    '/internal/referral-summary',
    {
      schema: {
        operationId: 'readReferralSummary',
        summary: 'What referral bonuses paid this month and the last one (UTC), and to whom most',
        response: { 200: Summary, ...errors },
      },
      config: operators,
    },
    () => readReferralSummary(kit.database),
  );

  app.put(
    '/internal/ranks/:id',
    {
      schema: {
        operationId: 'editRank',
        summary: 'What a rank gives and needs; everybody has the rank that he reaches a moment later',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          {
            bonusPercentage: Type.Union([Type.Number(), Type.String({ maxLength: 10 })]),
            requiredEarnings: MoneyInput,
            color: Type.String({ maxLength: 10 }),
            by: Type.String({ minLength: 1, maxLength: 100 }),
            expected: Type.Optional(
              Type.Object(
                {
                  bonusPercentage: Type.Number(),
                  requiredEarnings: Type.String({ maxLength: 20 }),
                  color: Type.String({ maxLength: 10 }),
                },
                { additionalProperties: false, description: 'what was seen: anything else in force refuses the edit' },
              ),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ rank: RankAnswer }), ...errors },
      },
      config: operators,
    },
    async (request) => {
      const rank = await editRank(kit.database, { id: request.params.id, ...request.body });
      return { rank: presentRank(rank) };
    },
  );
}
