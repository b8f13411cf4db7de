import { type BackgroundJob, type Database, deleteInTurns, type Kit, repeat } from '@facet/service-kit';
import { STRANGERS } from './strangers.ts';

const INTERVAL_MS = 60_000;

/** How long a raw call is kept that moved nothing. What moved money stays for ever. */
export interface Retention {
  /** What a repetition, a note or a refusal is kept for. */
  days: number;
  /** Of strangers' calls no more than these: a flood fills no disk, and pushes out nothing of a provider's. */
  strangersRows: number;
  strangersBytes: number;
}

const retention: Retention = { days: 90, strangersRows: 100_000, strangersBytes: 256 * 1024 * 1024 };

const MOVED_NOTHING = ['duplicate', 'noted', 'refused'];

export function retentionSweeper({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the retention of postbacks', everyMs: INTERVAL_MS }, () => forgetPostbacks(database, retention));
}

export async function forgetPostbacks(database: Database, { days, strangersRows, strangersBytes }: Retention): Promise<void> {
  await deleteInTurns(database, 'postbacks', (rows) =>
    rows
      .whereIn('verdict', MOVED_NOTHING)
      .whereRaw(`received_at < clock_timestamp() - ? * interval '1 day'`, [days])
      .whereNotExists(database('wall_transactions').whereRaw('postbacks.id in (credited_by, reversed_by)')),
  );
  await deleteInTurns(database, 'postbacks', (rows) =>
    rows.whereRaw(
      `id in (
         select id from (
           select id, row_number() over newest as row, sum(octet_length(target) + octet_length(headers::text) + octet_length(body)) over newest as bytes
           from postbacks where reason = any (:strangers) window newest as (order by received_at desc, id desc)
         ) stranger where row > :strangersRows or bytes > :strangersBytes)`,
      { strangers: [...STRANGERS], strangersRows, strangersBytes },
    ),
  );
}
