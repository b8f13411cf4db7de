import { parseMoney, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { eventErrors } from './event-errors.ts';
import { Giveaway } from './giveaway.ts';
import { readEvent, type ListedEvent } from './operator-event.ts';

export interface NewEvent {
  /** Of the operator's dialog: the same one again is answered with the event that it made. */
  id: string;
  title: string;
  description?: string;
  prize: string | number;
  entryFee?: string | number | null;
  maxParticipants?: number | null;
  startsAt: string;
  endsAt: string;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The seed that will draw the winner is made here; its hash is shown from now on. @throws event_invalid, bad_request (400) */
export async function createEvent(transaction: Transaction, seeds: DrawSeeds, event: NewEvent, by: string): Promise<ListedEvent> {
  const { id } = event;
  const title = event.title.trim();
  if (title === '') throw eventErrors('event_invalid', 'title must not be empty');
  const prize = parseMoney(event.prize, 'prize');
  if (prize === 0n) throw eventErrors('event_invalid', 'prize must be above 0');
  const [startsAt, endsAt] = [parseTime(event.startsAt, 'startsAt'), parseTime(event.endsAt, 'endsAt')];
  if (endsAt <= startsAt || endsAt.getTime() <= Date.now())
    throw eventErrors('event_invalid', 'endsAt must be after startsAt, and in the future');
  const fields = {
    id,
    title,
    description: event.description?.trim() ?? '',
    prize,
    entryFee: parseMoney(event.entryFee ?? 0, 'entryFee'),
    maxParticipants: event.maxParticipants ?? null,
    startsAt,
    endsAt,
    sealedSeed: seeds.draw(id),
    createdBy: by,
  };
  await Giveaway.insertNew(transaction, fields, 'id');
  return readEvent(transaction, id);
}

function parseTime(text: string, field: string): Date {
  const time = TIME.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw eventErrors('event_invalid', `${field} must be an ISO 8601 time with its zone`);
  return time;
}
