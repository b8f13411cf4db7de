import { httpErrors, inTransaction, parseMoney, uuidv7, type Kit, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { beginVoiding, confirmJoined, finishVoiding, lockEvent } from './entry-steps.ts';
import { eventErrors } from './event-errors.ts';
import type { Entry, Event } from './event.ts';
import type { Fees } from './fees.ts';

export interface EventContext {
  kit: Kit;
  fees: Fees;
  seeds: DrawSeeds;
}

export interface JoinRequest {
  eventId: string;
  memberId: string;
  idempotencyKey: string;
}

/**
 * Seat, fee, membership: the entry with its seat is stored first, then the fee is taken, then the member is in. Stopped anywhere
 * between, the sweeper gives fee and seat back. @throws what eventErrors lists, unavailable (503)
 */
export async function joinEvent(context: EventContext, request: JoinRequest): Promise<Entry> {
  const minTotalEarned = await context.kit.settings.require('event_min_total_earned');
  const { event, entry } = await inTransaction(context.kit.database, (transaction) => takeSeat(transaction, request));
  if (entry.state === 'joined') return entry;
  const outcome = await takeFee(context, entry, { title: event.title, minTotalEarned });
  switch (outcome) {
    case 'taken':
      return (await confirmJoined(context.kit.database, entry)) ?? (await leave(context, entry, 'not_in_time', minTotalEarned));
    case 'insufficient':
    case 'requirement':
    case 'cancelled':
      return leave(context, entry, outcome, minTotalEarned);
    default:
      return outcome satisfies never;
  }
}

async function takeFee(context: EventContext, entry: Entry, terms: { title: string; minTotalEarned: string }) {
  try {
    return await context.fees.take(entry, terms);
  } catch (error) {
    context.kit.log.warn({ err: error, entryId: entry.id }, 'events: the fee could not be taken');
    await undo(context, entry, 'not_in_time').catch(() => undefined);
    throw httpErrors('unavailable', 'You could not be entered right now. Nothing was taken; please try again.', { retryAfterSeconds: 1 });
  }
}

/** The seat is free again; says why. Another handler of the same entry may have brought it to its end meanwhile. */
async function leave(context: EventContext, entry: Entry, refusal: string, minTotalEarned: string): Promise<Entry> {
  await undo(context, entry, refusal);
  const now = (await context.kit.database<Entry>('entries').where({ id: entry.id }).first()) as Entry | undefined;
  if (now?.state === 'joined') return now;
  throw refusalOf(now?.refusal ?? refusal, minTotalEarned);
}

async function undo({ kit, fees }: EventContext, entry: Entry, refusal: string): Promise<void> {
  const voiding = await beginVoiding(kit.database, entry, refusal);
  if (voiding) await finishVoiding(kit.database, fees, voiding);
}

function refusalOf(refusal: string, minTotalEarned: string) {
  if (refusal === 'insufficient') return eventErrors('insufficient_balance', "You don't have enough Robux for the entry fee.");
  if (refusal === 'requirement')
    return eventErrors('earning_requirement', `You need to earn at least ${wholeRobux(minTotalEarned)} R$ before you can join events.`);
  return eventErrors('not_in_time', 'You could not be entered in time. Nothing was taken; please try again.');
}

/** Rounded up: who has what the text says may join. */
function wholeRobux(money: string): string {
  return ((parseMoney(money, 'event_min_total_earned') + 99n) / 100n).toString();
}

/** Step 1, under the event's lock. The same idempotency key goes on where the first call is. */
async function takeSeat(transaction: Transaction, request: JoinRequest): Promise<{ event: Event; entry: Entry }> {
  const event = await lockEvent(transaction, request.eventId);
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
  const known = (await transaction<Entry>('entries').where({ event_id: event.id, member_id: request.memberId }).first()) as
    | Entry
    | undefined;
  if (known && known.state !== 'refused') {
    if (known.idempotency_key === request.idempotencyKey && known.state !== 'voiding') return { event, entry: known };
    if (known.state === 'joined') throw eventErrors('already_joined', 'You have already joined this event.');
    throw eventErrors('joining', 'You are just being entered. Please wait a moment.', { retryAfterSeconds: 1 });
  }
  await refuseClosed(transaction, event);
  if (event.max_participants !== null && event.seats_taken >= event.max_participants)
    throw eventErrors('event_full', 'This event is full.');
  await transaction<Event>('events').where({ id: event.id }).increment('seats_taken', 1);
  return { event, entry: await storeIntent(transaction, event, request) };
}

async function refuseClosed(transaction: Transaction, event: Event): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { now: Date }[] }>('SELECT clock_timestamp() AS now');
  const now = rows[0]?.now ?? new Date();
  if (event.status === 'ended') throw eventErrors('event_ended', 'This event has been completed.');
  if (event.ends_at <= now) throw eventErrors('event_ended', 'This event has ended.');
  if (event.starts_at > now) throw eventErrors('event_not_started', 'This event has not started yet.');
}

/** A try that was refused before is begun anew, under a key of its own in the wallet. */
async function storeIntent(transaction: Transaction, event: Event, { memberId, idempotencyKey }: JoinRequest): Promise<Entry> {
  const fresh = { id: uuidv7(), idempotency_key: idempotencyKey, state: 'opening' as const, refusal: null, fee: event.entry_fee };
  const [entry] = await transaction<Entry>('entries')
    .insert({ event_id: event.id, member_id: memberId, ...fresh })
    .onConflict(['event_id', 'member_id'])
    .merge({ ...fresh, changed_at: transaction.raw('clock_timestamp()') } as object)
    .returning('*');
  return entry as Entry;
}
