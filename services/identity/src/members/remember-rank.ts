import { dataOf, Type, type EventHandler } from '@facet/service-kit';
import { Member } from './member.ts';

const Ranked = Type.Object({ memberId: Type.String({ format: 'uuid' }), rank: Type.String({ minLength: 1, maxLength: 50 }) });

/** The rank that social has given; the latest one wins in whatever order the events come. */
export const rememberRank: EventHandler = async (transaction, event) => {
  const { memberId, rank } = dataOf(event, Ranked);
  await Member.query(transaction)
    .findById(memberId)
    .whereRaw('(rank_given_at is null or rank_given_at < ?)', [event.time])
    .patch({ rank, rankGivenAt: transaction.raw('?', [event.time]) });
};
