import type { Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { eventFields, refuseAbove, requireFuture, type EventInput } from './event-fields.ts';
import { Giveaway } from './giveaway.ts';
import { readEvent, type ListedEvent } from './operator-event.ts';

export interface NewEvent extends EventInput {
  /** Of the operator's dialog: the same one again is answered with the event that it made. */
  id: string;
}

/** The seed that will draw the winner is made here; its hash is shown from now on. @throws event_invalid, bad_request (400) */
export async function createEvent(
  transaction: Transaction,
  { seeds, most }: { seeds: DrawSeeds; most: bigint | undefined },
  { id, ...event }: NewEvent,
  by: string,
): Promise<ListedEvent> {
  const fields = eventFields(event);
  requireFuture(fields.endsAt, new Date());
  refuseAbove(most, fields);
  await Giveaway.insertNew(transaction, { ...fields, id, sealedSeed: seeds.draw(id), createdBy: by }, 'id');
  return readEvent(transaction, id);
}
