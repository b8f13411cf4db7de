import { defineErrors, ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { HeldRank, Rank, RankEdit, ReferralSummary } from './rank.ts';

const rankErrors = defineErrors({ rank_not_found: 404 });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const seeing = { permission: { operator: 'moderator' } } as const;

export function referralRankRoutes(app: App, { callees: { social }, trail }: AdminContext): void {
  const readAll = () => answerOf('social', social.GET('/internal/ranks'));

  app.get(
    '/api/admin/referral-ranks',
    {
      schema: {
        operationId: 'listReferralRanks',
        summary: 'All, the lowest first, with how many members have each',
        response: { 200: Type.Object({ ranks: Type.Array(HeldRank) }), ...errors },
      },
      config: seeing,
    },
    readAll,
  );

  app.get(
    '/api/admin/referral-summary',
    {
      schema: {
        operationId: 'readReferralSummary',
        summary: 'What referral bonuses pay, and to whom most',
        response: { 200: ReferralSummary, ...errors },
      },
      config: seeing,
    },
    () => answerOf('social', social.GET('/internal/referral-summary')),
  );

  app.put(
    '/api/admin/referral-ranks/:id',
    {
      schema: {
        operationId: 'editReferralRank',
        summary: 'From now on. rank_invalid 400, rank_not_found 404, requirement_taken, rank_changed 409',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: RankEdit,
        response: { 200: Type.Object({ rank: Rank }), ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'referral_rank.edit' },
    },
    async (request) => {
      const { params: path, body: input, operator } = request;
      const before = (await readAll()).ranks.find(({ id }) => id === path.id);
      if (!before) throw rankErrors('rank_not_found', 'There is no such rank.');
      const info = { action: 'referral_rank.edit', object: { type: 'referral_rank', id: path.id, label: before.name }, input, before };
      const rank = await trail.act(request, info, async () => {
        const body = { ...input, by: operator.username };
        const edited = await answerOf('social', social.PUT('/internal/ranks/{id}', { params: { path }, body }));
        return { result: edited.rank, after: edited.rank };
      });
      return { rank };
    },
  );
}
