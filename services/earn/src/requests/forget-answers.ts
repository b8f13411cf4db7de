import type { BackgroundJob, Kit } from '@facet/service-kit';
import { repeatingJob } from '../background/index.ts';

const INTERVAL_MS = 60 * 60_000;
const KEPT_DAYS = 7;

/** A repeated request comes soon or not at all; what it would move is unique by other keys as well. */
export function answerSweeper({ database, log }: Kit): BackgroundJob {
  return repeatingJob({
    log,
    name: 'requests: the sweep of old answers',
    intervalMs: INTERVAL_MS,
    async work() {
      await database('answered_requests').whereRaw(`answered_at < clock_timestamp() - ? * interval '1 day'`, [KEPT_DAYS]).delete();
    },
  });
}
