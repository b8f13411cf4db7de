import { type BackgroundJob, deleteInTurns, type Kit, repeat } from '@facet/service-kit';
import { AnsweredRequest } from './answered-request.ts';

const INTERVAL_MS = 60 * 60_000;
const KEPT_DAYS = 7;

/** A repeated request comes soon or not at all; what it would move is unique by other keys as well. */
export function answerSweeper({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the sweep of old answers', everyMs: INTERVAL_MS }, async () => {
    await deleteInTurns(database, AnsweredRequest.tableName, (rows) =>
      rows.whereRaw("answered_at < clock_timestamp() - ? * interval '1 day'", [KEPT_DAYS]),
    );
  });
}
