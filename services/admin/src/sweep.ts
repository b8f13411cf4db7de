import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { findLogBreak } from './audit-log/index.ts';
import { forgetOldOperatorSessions, forgetOldTries } from './operators/index.ts';
import { forgetOldShirts } from './shirt-tool/index.ts';
import { forgetOldTelemetry } from './telemetry/index.ts';

const EVERY_MS = 60 * 60_000;

/** Hourly: removes what nothing needs any more, and looks whether the audit log is whole. */
export function sweep({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'sweep', everyMs: EVERY_MS }, async () => {
    for (const forget of [forgetOldTelemetry, forgetOldOperatorSessions, forgetOldTries, forgetOldShirts])
      await forget(database).catch((error: unknown) => log.error({ err: error }, `sweep: ${forget.name} failed`));
    const place = await findLogBreak(database);
    if (place !== null) log.error({ place: String(place) }, 'ALARM: the audit log of operators was changed from outside');
  });
}
