import { sentence, walletCommands } from '@facet/money-kit';
import { databaseTime, eachAlone, inTransaction, type Database, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { drawWinner } from './draw.ts';
import { EntryRecord, type Entry } from './entry.ts';
import { giveawayErrors } from './giveaway-errors.ts';
import { lockGiveaway } from './fees.ts';
import { Giveaway, prizeKey } from './giveaway.ts';
import type { GiveawayContext } from './join-giveaway.ts';
import { readGiveaway, type ListedGiveaway } from './operator-giveaway.ts';

const AT_ONCE = 50;
type Drawing = Pick<GiveawayContext, 'kit' | 'seeds'>;

/**
 * An operator ends it: the winner is drawn among who is in, and promised the prize, once. Who is just joining gets the
 * fee back.
 * @throws event_not_found (404), event_ended (409) with its winner: somebody else, or its time, was quicker
 */
export async function endGiveaway(
  transaction: Transaction,
  context: Drawing,
  { giveawayId, by }: { giveawayId: string; by: string },
): Promise<{ before: ListedGiveaway; after: ListedGiveaway }> {
  const giveaway = await lockGiveaway(transaction, giveawayId);
  if (!giveaway || giveaway.status === 'deleted') throw giveawayErrors('event_not_found', 'There is no such event.');
  const before = await readGiveaway(transaction, giveawayId);
  if (giveaway.status === 'ended') throw alreadyEnded(before);
  await drawAndEnd(transaction, context, giveaway, by);
  return { before, after: await readGiveaway(transaction, giveawayId) };
}

/** Ends the events whose time is over. One that cannot be ended holds up no other. */
export async function endDueGiveaways(context: Drawing): Promise<void> {
  const { database, log } = context.kit;
  const due: Pick<Giveaway, 'id'>[] = await dueGiveaways(database).orderBy('ends_at').limit(AT_ONCE).select('id');
  await eachAlone({ log, name: 'events: ending what is due' }, due, ({ id }) =>
    inTransaction(database, async (transaction) => {
      // Looked at again under its lock: somebody may have ended it meanwhile, or moved its end.
      const giveaway = await dueGiveaways(transaction).findById(id).forUpdate();
      if (giveaway) await drawAndEnd(transaction, context, giveaway, 'its end');
    }),
  );
}

function dueGiveaways(database: Database | Transaction) {
  return Giveaway.query(database).where({ status: 'active' }).whereRaw('ends_at <= clock_timestamp()');
}

/** The event is active, and its row locked. */
async function drawAndEnd(transaction: Transaction, { kit, seeds }: Drawing, giveaway: Giveaway, by: string): Promise<void> {
  const winner = await drawAmong(transaction, seeds, giveaway);
  if (winner) await kit.outbox.send(transaction, prizeCommand(giveaway, winner.member_id));
  await giveaway.$query(transaction).patch({
    status: 'ended',
    endedAt: databaseTime,
    endedBy: by,
    winnerId: winner?.member_id ?? null,
    winnerNumber: winner?.number ?? null,
  });
}

async function drawAmong(transaction: Transaction, seeds: DrawSeeds, giveaway: Giveaway): Promise<Entry | undefined> {
  if (giveaway.participants === 0) return undefined;
  const number = drawWinner({ drawSeed: seeds.open(giveaway), giveawayId: giveaway.id, entries: giveaway.participants });
  const entry = await EntryRecord.query(transaction).findOne({ giveaway_id: giveaway.id, number });
  if (!entry) throw new Error(`event ${giveaway.id} has no entry ${number} of ${giveaway.participants}`);
  return entry;
}

function prizeCommand({ id, title, prize }: Giveaway, memberId: string) {
  return walletCommands.credit({
    key: prizeKey(id),
    memberId,
    amountHundredths: prize,
    type: 'event_prize',
    account: 'events',
    reason: sentence('event.prize', { title }),
  });
}

function alreadyEnded({ endedBy: by, winnerUsername: name }: ListedGiveaway) {
  const winner = name === null ? 'It has no winner.' : `The winner is ${name}.`;
  return giveawayErrors('event_ended', `The event has ended already, by ${by ?? 'its end'}. ${winner}`);
}
