import { eachAlone } from '@facet/service-kit';
import { beginVoiding, finishVoiding } from './entry-steps.ts';
import type { Entry } from './event.ts';
import type { EventContext } from './join-event.ts';

const AT_ONCE = 100;

/** Ends what stopped half way. One that cannot be ended waits for the next turn and holds up no other. */
export async function sweepEntries(context: EventContext, sweepAfterMs: number): Promise<void> {
  const { kit } = context;
  const left = (await kit
    .database<Entry>('entries')
    .whereIn('state', ['opening', 'voiding'])
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [sweepAfterMs])
    .orderBy('changed_at')
    .limit(AT_ONCE)) as Entry[];
  await eachAlone({ log: kit.log, name: 'events: sweeping entries' }, left, (entry) => sweep(context, entry));
}

/** An opening is voided before its fee is looked for, a voiding is finished. */
async function sweep({ kit, fees }: EventContext, entry: Entry): Promise<void> {
  const voiding = entry.state === 'opening' ? await beginVoiding(kit.database, entry, 'not_in_time') : entry;
  if (voiding) await finishVoiding(kit.database, fees, voiding);
  kit.log.info({ entryId: entry.id, state: entry.state }, 'events: an entry was swept');
}
