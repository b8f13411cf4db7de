import { Type, type EventHandler } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Ranked = Type.Object({ memberId: Type.String({ format: 'uuid' }), rank: Type.String({ minLength: 1, maxLength: 50 }) });

/** The rank that social has given; the latest one wins in whatever order the events come. */
export const rememberRank: EventHandler = async (transaction, event) => {
  if (!Value.Check(Ranked, event.data)) throw new Error(`${event.type} ${event.id} does not name a member and a rank`);
  const { memberId, rank } = event.data;
  await transaction('members')
    .where({ id: memberId })
    .whereRaw('(rank_given_at IS NULL OR rank_given_at < ?)', [event.time])
    .update({ rank, rank_given_at: event.time });
};
