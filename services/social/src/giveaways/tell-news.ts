import { formatMoney, inTransaction, type Kit, type Outbox, type Transaction } from '@facet/service-kit';
import { tellMember } from '../notices/index.ts';
import { EntryRecord } from './entry.ts';
import { Giveaway } from './giveaway.ts';

/** Members told in one transaction. */
const AT_ONCE = 200;

/**
 * Tells members that an event has started, and those who joined how it ended, some at a time. Whoever has the event's
 * row goes on where the last one stopped, so that each is told once.
 */
export async function tellNews({ database, outbox }: Pick<Kit, 'database' | 'outbox'>): Promise<void> {
  for (const tellSome of [tellStarted, tellEnded]) {
    let isMore = true;
    while (isMore) isMore = await inTransaction(database, (transaction) => tellSome(transaction, outbox));
  }
}

/** False: there is nobody to tell. */
async function tellStarted(transaction: Transaction, outbox: Outbox): Promise<boolean> {
  const giveaway = await Giveaway.query(transaction)
    .where({ status: 'active' })
    .whereNotNull('start_told_to')
    .whereRaw('starts_at <= clock_timestamp()')
    .orderBy('starts_at')
    .first()
    .forUpdate()
    .skipLocked();
  if (!giveaway) return false;
  const { id, title, prize, entryFee, maxParticipants, seatsTaken } = giveaway;
  const isFull = maxParticipants !== null && seatsTaken >= maxParticipants;
  const asked = isFull ? [] : await joinedLately(transaction, giveaway);
  const values = {
    event: id,
    title,
    prizeAmount: formatMoney(prize),
    fee: entryFee === 0n ? 'none' : 'some',
    feeAmount: formatMoney(entryFee),
  };
  for (const memberId of await whoMayBeTold(transaction, id, asked))
    await tellMember(transaction, outbox, { memberId, kind: 'event_started', values });
  await giveaway.$query(transaction).patch({ startToldTo: asked.length < AT_ONCE ? null : (asked.at(-1) ?? null) });
  return true;
}

/** Who joined an event in 30 days wants to know of the next; nobody else is asked. */
async function joinedLately(transaction: Transaction, { startToldTo }: Giveaway): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: { member_id: string }[] }>(
    `select distinct member_id from entries where joined_at > clock_timestamp() - interval '30 days' and member_id > ?
     order by member_id limit ?`,
    [startToldTo, AT_ONCE],
  );
  return rows.map(({ member_id }) => member_id);
}

/** Not who is in already, and nobody more than once a day. */
async function whoMayBeTold(transaction: Transaction, giveawayId: string, memberIds: string[]): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: { member_id: string }[] }>(
    `update members set start_told_at = clock_timestamp()
     where member_id = any (?::uuid[]) and coalesce(start_told_at, '-infinity') < clock_timestamp() - interval '1 day'
       and not exists (select from entries where giveaway_id = ? and entries.member_id = members.member_id and state in ('opening', 'joined'))
     returning member_id`,
    [memberIds, giveawayId],
  );
  return rows.map(({ member_id }) => member_id);
}

/** The winner hears of it from the wallet, once the prize is in the balance. */
async function tellEnded(transaction: Transaction, outbox: Outbox): Promise<boolean> {
  const giveaway = await Giveaway.query(transaction)
    .where({ status: 'ended' })
    .whereNotNull('end_told_to')
    .orderBy('ended_at')
    .first()
    .forUpdate()
    .skipLocked();
  if (!giveaway) return false;
  const { id, title, participants, winnerId } = giveaway;
  const entries = await EntryRecord.query(transaction)
    .where({ giveaway_id: id, state: 'joined' })
    .where('number', '>', giveaway.endToldTo ?? 0)
    .orderBy('number')
    .limit(AT_ONCE);
  const values = { event: id, title, entries: String(participants) };
  for (const { member_id: memberId } of entries)
    if (memberId !== winnerId) await tellMember(transaction, outbox, { memberId, kind: 'event_lost', values });
  await giveaway.$query(transaction).patch({ endToldTo: entries.length < AT_ONCE ? null : (entries.at(-1)?.number ?? null) });
  return true;
}
