import type { Entry } from './event.ts';
import type { EventContext } from './join-event.ts';

const AT_ONCE = 200;
const SIDE_BY_SIDE = 16;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Gives the fees of deleted events back, each once by its key. One that cannot be given back waits for the next turn and holds up no other. */
export async function refundDeleted(context: EventContext): Promise<void> {
  for (let after = BEFORE_ALL; ;) {
    const owed = (await context.kit
      .database<Entry>('entries')
      .where({ state: 'refunding' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)) as Entry[];
    for (let start = 0; start < owed.length; start += SIDE_BY_SIDE)
      await Promise.all(owed.slice(start, start + SIDE_BY_SIDE).map((entry) => tryRefund(context, entry)));
    if (owed.length < AT_ONCE) return;
    after = owed.at(-1)?.id ?? after;
  }
}

async function tryRefund({ kit, fees }: EventContext, entry: Entry): Promise<void> {
  try {
    await fees.giveBack(entry);
    await kit
      .database<Entry>('entries')
      .where({ id: entry.id, state: 'refunding' })
      .update({ state: 'refunded', changed_at: kit.database.raw('clock_timestamp()') as unknown as Date });
  } catch (error) {
    kit.log.error({ err: error, entryId: entry.id }, 'events: a fee could not be given back');
  }
}
