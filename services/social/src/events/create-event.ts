import { parseMoney, uuidv7 } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import type { Event } from './event.ts';
import type { EventContext } from './join-event.ts';

export interface EventRequest {
  /** UUIDv7 of the caller: the same call again is answered with the event that it made. */
  id?: string;
  title: string;
  description: string;
  prize: string | number;
  entryFee: string | number;
  maxParticipants: number | null;
  startsAt: string;
  endsAt: string;
  by: string;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The seed that will draw the winner is made here; its hash is shown from now on. @throws event_invalid, bad_request (400) */
export async function createEvent({ kit: { database }, seeds }: EventContext, request: EventRequest): Promise<Event> {
  const title = request.title.trim();
  if (title === '') throw eventErrors('event_invalid', 'title must not be empty');
  const prize = parseMoney(request.prize, 'prize');
  if (prize === 0n) throw eventErrors('event_invalid', 'prize must be above 0');
  const [startsAt, endsAt] = [parseTime(request.startsAt, 'startsAt'), parseTime(request.endsAt, 'endsAt')];
  if (endsAt <= startsAt || endsAt.getTime() <= Date.now())
    throw eventErrors('event_invalid', 'endsAt must be after startsAt, and in the future');
  const id = request.id ?? uuidv7();
  const [event] = await database<Event>('events')
    .insert({
      id,
      title,
      description: request.description.trim(),
      prize,
      entry_fee: parseMoney(request.entryFee, 'entryFee'),
      max_participants: request.maxParticipants,
      starts_at: startsAt,
      ends_at: endsAt,
      sealed_seed: seeds.draw(id),
      created_by: request.by,
    })
    .onConflict('id')
    .ignore()
    .returning('*');
  return (event ?? (await database<Event>('events').where({ id }).first())) as Event;
}

function parseTime(text: string, field: string): Date {
  const time = TIME.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw eventErrors('event_invalid', `${field} must be an ISO 8601 time with its zone`);
  return time;
}
