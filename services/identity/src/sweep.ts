import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { forgetOldCases } from './cases/index.ts';
import { forgetOldDevices } from './devices/index.ts';
import { findRiskSigns } from './directory/index.ts';
import { forgetEndedRevocations } from './revocations/index.ts';
import { forgetOldSessions } from './sessions/index.ts';

const EVERY_MS = 60 * 60_000;
const RISK_EVERY_MS = 30_000;
/** Longer than a pause and a start may take, so that no session is passed over. */
const RISK_WITHIN_MINUTES = 15;

/** Hourly: removes what nothing needs any more. What fails keeps nothing else. */
export function sweep({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'sweep', everyMs: EVERY_MS }, async () => {
    for (const forget of [forgetEndedRevocations, forgetOldDevices, forgetOldSessions, forgetOldCases])
      await forget(database).catch((error: unknown) => log.error({ err: error }, `sweep: ${forget.name} failed`));
  });
}

/** Twice a minute: who shares a device or an address. */
export function riskWatch({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'risk signs', everyMs: RISK_EVERY_MS, first: 'pause' }, () => findRiskSigns(database, RISK_WITHIN_MINUTES));
}
