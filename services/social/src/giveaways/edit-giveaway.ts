import { isDeepStrictEqual } from 'node:util';
import { formatMoney, type Transaction } from '@facet/service-kit';
import { giveawayErrors } from './giveaway-errors.ts';
import { giveawayFields, refuseAbove, requireFuture, type GiveawayFields, type GiveawayInput } from './giveaway-fields.ts';
import { lockGiveaway } from './fees.ts';
import type { Giveaway } from './giveaway.ts';
import { readGiveaway, type ListedGiveaway } from './operator-giveaway.ts';

export interface GiveawayEdit extends GiveawayInput {
  id: string;
  /** That the operator saw. */
  version: number;
}

/**
 * Mends an event, under its lock. What those who joined were promised may only get better; of one whose time is over
 * the words alone change. The same edit again changes nothing. @throws event_not_found (404), event_invalid (400),
 * event_changed, event_ended, event_promised (409)
 */
export async function editGiveaway(
  transaction: Transaction,
  { id, version, ...input }: GiveawayEdit,
  { by, most }: { by: string; most: bigint | undefined },
): Promise<{ before: ListedGiveaway; after: ListedGiveaway }> {
  const fields = giveawayFields(input);
  const giveaway = await lockGiveaway(transaction, id);
  if (!giveaway || giveaway.status === 'deleted') throw giveawayErrors('event_not_found', 'There is no such event.');
  const before = await readGiveaway(transaction, id);
  if (isDeepStrictEqual(fieldsOf(giveaway), fields)) return { before, after: before };
  if (giveaway.version !== version)
    throw giveawayErrors(
      'event_changed',
      `${giveaway.editedBy ?? 'Someone'} changed this event in the meantime. Check it again before you save.`,
    );
  const now = await clockOf(transaction);
  if (giveaway.status === 'ended' || giveaway.endsAt <= now) refuseAfterItsEnd(giveaway, fields);
  else requireFuture(fields.endsAt, now);
  refuseAbove(most, fields, giveaway);
  if (giveaway.seatsTaken > 0) refuseWorse(giveaway, fields);
  await giveaway.$query(transaction).patch({ ...fields, version: giveaway.version + 1, editedBy: by });
  return { before, after: await readGiveaway(transaction, id) };
}

function fieldsOf({ title, description, prize, entryFee, maxParticipants, startsAt, endsAt }: GiveawayFields): GiveawayFields {
  return { title, description, prize, entryFee, maxParticipants, startsAt, endsAt };
}

function refuseAfterItsEnd(giveaway: Giveaway, fields: GiveawayFields): void {
  const { title, description } = fields;
  if (isDeepStrictEqual({ ...fieldsOf(giveaway), title, description }, fields)) return;
  throw giveawayErrors('event_ended', 'The event has ended. Only its title and description can still be changed.');
}

/** Who is just joining counts: they saw the same. */
function refuseWorse({ prize, entryFee, maxParticipants, startsAt, endsAt, seatsTaken }: Giveaway, fields: GiveawayFields): void {
  const joined = seatsTaken === 1 ? '1 member has joined' : `${seatsTaken} members have joined`;
  const refuse = (what: string) => giveawayErrors('event_promised', `${joined} ${what}`);
  if (fields.prize < prize) throw refuse(`for a prize of R$ ${formatMoney(prize)}. It may rise, not fall.`);
  if (fields.entryFee !== entryFee) throw refuse(`for an entry fee of R$ ${formatMoney(entryFee)}. It stays as it is.`);
  if (fields.startsAt.getTime() !== startsAt.getTime()) throw refuse('since it began. Its start stays as it is.');
  if (fields.endsAt < endsAt) throw refuse(`an event that ends at ${endsAt.toISOString()}. It may end later, not earlier.`);
  const [most, before] = [fields.maxParticipants ?? Infinity, maxParticipants ?? Infinity];
  if (most < seatsTaken) throw refuse('already. The limit may not be lower than that.');
  if (most > before)
    throw refuse(`an event of ${before} participants at most. The limit may fall, not rise: it would make their chance worse.`);
}

async function clockOf(transaction: Transaction): Promise<Date> {
  const { rows } = await transaction.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date();
}
