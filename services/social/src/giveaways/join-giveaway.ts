import { databaseTime, httpErrors, inTransaction, parseMoney, uuidv7, type Kit, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { EntryRecord, type Entry } from './entry.ts';
import { giveawayErrors } from './giveaway-errors.ts';
import { lockGiveaway, type Fees } from './fees.ts';
import { Giveaway } from './giveaway.ts';

export interface GiveawayContext {
  kit: Kit;
  fees: Fees;
  seeds: DrawSeeds;
}

export interface JoinRequest {
  giveawayId: string;
  memberId: string;
  idempotencyKey: string;
}

/**
 * Seat, fee, membership: the entry with its seat is stored first, then the fee is taken, then the member is in. Stopped
 * anywhere between, the sweeper gives fee and seat back. @throws what eventErrors lists, unavailable (503)
 */
export async function joinGiveaway(context: GiveawayContext, request: JoinRequest): Promise<Entry> {
  const minTotalEarned = await context.kit.settings.require('event_min_total_earned');
  const { giveaway, entry } = await inTransaction(context.kit.database, (transaction) => takeSeat(transaction, request));
  const opened = await context.fees.open(entry, { title: giveaway.title, minTotalEarned });
  switch (opened.status) {
    case 'held':
      return opened.row;
    case 'insufficient':
      throw giveawayErrors('insufficient_balance', "You don't have enough Robux for the entry fee.");
    case 'requirement':
      throw giveawayErrors('earning_requirement', `You need to earn at least R$ ${wholeRobux(minTotalEarned)} before you can join events.`);
    case 'not_in_time':
      throw giveawayErrors('not_in_time', 'You could not be entered in time. Nothing was taken; please try again.');
    case 'unavailable':
      throw httpErrors('unavailable', 'You could not be entered right now. Nothing was taken; please try again.', { retryAfterSeconds: 1 });
    default:
      return opened satisfies never;
  }
}

/** Rounded up: who has what the text says may join. */
function wholeRobux(money: string): string {
  return ((parseMoney(money, 'event_min_total_earned') + 99n) / 100n).toString();
}

/** Step 1, under the event's lock. The same idempotency key goes on where the first call is. */
async function takeSeat(transaction: Transaction, request: JoinRequest): Promise<{ giveaway: Giveaway; entry: Entry }> {
  const giveaway = await lockGiveaway(transaction, request.giveawayId);
  if (!giveaway || giveaway.status === 'deleted')
    throw giveawayErrors('event_not_found', 'This event is no longer there. Reload the page.');
  const known = await EntryRecord.query(transaction).findById([giveaway.id, request.memberId]);
  if (known && known.state !== 'refused') {
    if (known.idempotency_key === request.idempotencyKey && known.state !== 'voiding') return { giveaway, entry: known };
    if (known.state === 'joined') throw giveawayErrors('already_joined', 'You have already joined this event.');
    throw giveawayErrors('joining', 'You’re being entered right now. Please wait a moment.', { retryAfterSeconds: 1 });
  }
  await refuseClosed(transaction, giveaway);
  if (giveaway.maxParticipants !== null && giveaway.seatsTaken >= giveaway.maxParticipants)
    throw giveawayErrors('event_full', 'This event is full.');
  await Giveaway.query(transaction).where({ id: giveaway.id }).increment('seats_taken', 1);
  return { giveaway, entry: await storeIntent(transaction, giveaway, request) };
}

async function refuseClosed(transaction: Transaction, giveaway: Giveaway): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  const now = rows[0]?.now ?? new Date();
  if (giveaway.status === 'ended') throw giveawayErrors('event_ended', 'This event has been completed.');
  if (giveaway.endsAt <= now) throw giveawayErrors('event_ended', 'This event has ended.');
  if (giveaway.startsAt > now) throw giveawayErrors('event_not_started', 'This event has not started yet.');
}

/** A try that was refused before is begun anew, under a key of its own in the wallet. */
function storeIntent(transaction: Transaction, giveaway: Giveaway, { memberId, idempotencyKey }: JoinRequest): Promise<Entry> {
  const fresh = {
    id: uuidv7(),
    idempotency_key: idempotencyKey,
    state: 'opening' as const,
    ending: null,
    refusal: null,
    fee: giveaway.entryFee,
  };
  return EntryRecord.query(transaction)
    .insert({ giveaway_id: giveaway.id, member_id: memberId, ...fresh })
    .onConflict(['giveaway_id', 'member_id'])
    .merge({ ...fresh, changed_at: databaseTime, idle_since: databaseTime })
    .returning('*')
    .execute();
}
