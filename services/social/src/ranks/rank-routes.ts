import { ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { editRank, RankEdit } from './edit-rank.ts';
import { HeldRanks, presentRank, RankAnswer } from './rank-answer.ts';
import { listRanks } from './rank.ts';
import { membersByRank, readReferralSummary, Summary } from './referral-summary.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const seeing = { permission: { operator: 'moderator' } } as const;

export function memberRankRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/referral/ranks',
    {
      schema: {
        operationId: 'listReferralRanks',
        summary: 'All ranks, the lowest first',
        response: { 200: Type.Object({ ranks: Type.Array(RankAnswer) }), ...errors },
      },
      config: { permission: 'member' },
    },
    async () => ({ ranks: (await listRanks(kit.database)).map(presentRank) }),
  );
}

/** What operators see and change of ranks, and what bonuses pay. */
export function operatorRankRoutes(app: App, kit: Kit): void {
  const { database } = kit;

  app.get(
    '/api/admin/referral-ranks',
    {
      schema: {
        operationId: 'listHeldRanks',
        summary: 'All ranks, the lowest first, with how many members have each',
        response: { 200: HeldRanks, ...errors },
      },
      config: seeing,
    },
    async () => {
      const [ranks, held, highestBonus] = await Promise.all([listRanks(database), membersByRank(database), highestPercent(kit)]);
      return { ranks: ranks.map((rank) => ({ ...presentRank(rank), members: held.get(rank.id) ?? 0 })), highestBonus };
    },
  );

  app.get(
    '/api/admin/referral-summary',
    {
      schema: {
        operationId: 'readReferralSummary',
        summary: 'What referral bonuses pay, and to whom most',
        response: { 200: Summary, ...errors },
      },
      config: seeing,
    },
    () => readReferralSummary(database),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/referral-ranks/:id',
      role: 'admin',
      action: 'referral_rank.edit',
      schema: {
        operationId: 'editReferralRank',
        summary: 'Changes a rank, from now on',
        description:
          'Everybody has the rank that they reach a moment later. `expected` refuses it when somebody else was quicker. A bonus is not raised above the setting `max_rank_share`.',
        again: 'same',
        errors: { rank_invalid: 400, rank_not_found: 404, rank_changed: 409, requirement_taken: 409, share_above_limit: 409 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: RankEdit,
        response: { 200: Type.Object({ rank: RankAnswer }), ...errors },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: subjectOf({ id }), input }),
      prepare: () => highestPercent(kit),
    },
    async (transaction, { params: { id }, body, operator }, highest) => {
      const { before, after } = await editRank(transaction, id, body, { by: operator.username, highestPercent: highest });
      const rank = presentRank(after);
      return { result: { rank }, subject: subjectOf(after), before: presentRank(before), after: rank };
    },
  );
}

const highestPercent = async (kit: Kit): Promise<number> => Number(await kit.settings.require('max_rank_share'));

function subjectOf({ id, name = id }: { id: string; name?: string }) {
  return { type: 'referral_rank', id, label: name };
}
