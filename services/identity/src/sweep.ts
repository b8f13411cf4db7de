import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { forgetOldDevices } from './devices/index.ts';
import { forgetEndedRevocations } from './revocations/index.ts';
import { forgetOldSessions } from './sessions/index.ts';

const EVERY_MS = 60 * 60_000;

/** Hourly: removes what nothing needs any more. */
export function sweep({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'sweep', everyMs: EVERY_MS }, async () => {
    await forgetEndedRevocations(database);
    await forgetOldDevices(database);
    await forgetOldSessions(database);
  });
}
