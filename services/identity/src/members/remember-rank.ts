import { Type, type EventHandler } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { Member } from './member.ts';

const Ranked = Type.Object({ memberId: Type.String({ format: 'uuid' }), rank: Type.String({ minLength: 1, maxLength: 50 }) });

/** The rank that social has given; the latest one wins in whatever order the events come. */
export const rememberRank: EventHandler = async (transaction, event) => {
  if (!Value.Check(Ranked, event.data)) throw new Error(`${event.type} ${event.id} does not name a member and a rank`);
  const { memberId, rank } = event.data;
  await Member.query(transaction)
    .findById(memberId)
    .whereRaw('(rank_given_at is null or rank_given_at < ?)', [event.time])
    .patch({ rank, rankGivenAt: transaction.raw('?', [event.time]) });
};
