import type { Entry } from './event.ts';
import type { EventContext } from './join-event.ts';

const AT_ONCE = 200;
const SIDE_BY_SIDE = 16;

/** Gives the fees of deleted events back, each once by its key; whatever stops it, the next turn goes on. */
export async function refundDeleted(context: EventContext): Promise<void> {
  for (;;) {
    const owed = (await context.kit
      .database<Entry>('entries')
      .where({ state: 'refunding' })
      .orderBy('changed_at')
      .limit(AT_ONCE)) as Entry[];
    for (let start = 0; start < owed.length; start += SIDE_BY_SIDE)
      await Promise.all(owed.slice(start, start + SIDE_BY_SIDE).map((entry) => refund(context, entry)));
    if (owed.length < AT_ONCE) return;
  }
}

async function refund({ kit, fees }: EventContext, entry: Entry): Promise<void> {
  await fees.giveBack(entry);
  await kit
    .database<Entry>('entries')
    .where({ id: entry.id, state: 'refunding' })
    .update({ state: 'refunded', changed_at: kit.database.raw('clock_timestamp()') as unknown as Date });
}
