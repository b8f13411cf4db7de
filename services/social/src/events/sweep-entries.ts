import { beginVoiding, finishVoiding } from './entry-steps.ts';
import type { Entry } from './event.ts';
import type { EventContext } from './join-event.ts';

const AT_ONCE = 100;

/** Ends what stopped half way: an opening is voided before its fee is looked for, a voiding is finished. */
export async function sweepEntries({ kit, fees }: EventContext, sweepAfterMs: number): Promise<void> {
  const left = (await kit
    .database<Entry>('entries')
    .whereIn('state', ['opening', 'voiding'])
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [sweepAfterMs])
    .orderBy('changed_at')
    .limit(AT_ONCE)) as Entry[];
  for (const entry of left) {
    const voiding = entry.state === 'opening' ? await beginVoiding(kit.database, entry, 'not_in_time') : entry;
    if (voiding) await finishVoiding(kit.database, fees, voiding);
    kit.log.info({ entryId: entry.id, state: entry.state }, 'events: an entry was swept');
  }
}
