import type { Database } from '@facet/service-kit';
import { whyStopped } from '../audit/index.ts';
import { payoutErrors } from './payout-errors.ts';

/** While the money does not add up nothing is paid; the rest of the site goes on. @throws payouts_stopped (503) */
export async function refuseStopped(database: Database, by?: 'audit'): Promise<void> {
  const stop = await whyStopped(database, by);
  if (!stop) return;
  throw payoutErrors(
    'payouts_stopped',
    `Payouts are stopped since ${stop.since}: ${stop.faults} faults (${stop.checks.join(', ')}). They resume once these checks have run again without findings.`,
  );
}
