import { type BackgroundJob, type Database, type Kit, repeat } from '@facet/service-kit';
import type { RefusalReason } from '../walls/index.ts';

const INTERVAL_MS = 60_000;

/** How long a raw call is kept that moved nothing. What moved money stays for ever. */
export interface Retention {
  /** What a repetition, a note or a refusal is kept for. */
  days: number;
  /** Of strangers' calls no more than this many: a flood fills no disk, and pushes out nothing of a provider's. */
  strangersRows: number;
}

const retention: Retention = { days: 90, strangersRows: 100_000 };

/** Refused before the signature was seen to be a provider's. */
const STRANGERS: RefusalReason[] = ['method', 'sender', 'repeated_parameter', 'malformed', 'unsigned', 'signature'];
const MOVED_NOTHING = ['duplicate', 'noted', 'refused'];

export function retentionSweeper({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the retention of postbacks', everyMs: INTERVAL_MS }, () => forgetPostbacks(database, retention));
}

export async function forgetPostbacks(database: Database, { days, strangersRows }: Retention): Promise<void> {
  await database('postbacks')
    .whereIn('verdict', MOVED_NOTHING)
    .whereRaw(`received_at < clock_timestamp() - ? * interval '1 day'`, [days])
    .whereNotExists(database('wall_transactions').whereRaw('postbacks.id in (credited_by, reversed_by)'))
    .delete();
  await database.raw(
    `delete from postbacks where reason = any (?) and received_at <
       (select received_at from postbacks where reason = any (?) order by received_at desc offset ? limit 1)`,
    [STRANGERS, STRANGERS, strangersRows - 1],
  );
}
