import type { Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { giveawayFields, refuseAbove, requireFuture, type GiveawayFields, type GiveawayInput } from './giveaway-fields.ts';
import { Giveaway } from './giveaway.ts';
import { readGiveaway, type ListedGiveaway } from './operator-giveaway.ts';

export interface NewGiveaway extends GiveawayInput {
  /** Of the operator's dialog: the same one again is answered with the event that it made. */
  id: string;
}

/**
 * The seed that will draw the winner is made here; its hash is shown from now on. @throws event_invalid, bad_request
 * (400)
 */
export async function createGiveaway(
  transaction: Transaction,
  { seeds, most }: { seeds: DrawSeeds; most: bigint | undefined },
  { id, ...giveaway }: NewGiveaway,
  by: string,
): Promise<{ created: ListedGiveaway; isKnown: boolean }> {
  const fields = checkedGiveaway(giveaway, most);
  const made = await Giveaway.insertNew(transaction, { ...fields, id, sealedSeed: seeds.draw(id), createdBy: by }, 'id');
  return { created: await readGiveaway(transaction, id), isKnown: !made };
}

/** @throws event_invalid, bad_request (400) */
export function checkedGiveaway(giveaway: GiveawayInput, most: bigint | undefined): GiveawayFields {
  const fields = giveawayFields(giveaway);
  requireFuture(fields.endsAt, new Date());
  refuseAbove(most, fields);
  return fields;
}
