import { readFileSync } from 'node:fs';
import { groupMembers, processIdentity } from '../supervise/index.ts';
import { waitFor } from '../wait-for.ts';
import { projectRoot } from '../project-root.ts';
import { gatewayProcess } from './gateway-process.ts';
import type { SitePlan } from './site-plan.ts';

const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Takes the plan's places into the gateway's routes without losing a request: resolves when no worker that knows the old ones
 * accepts connections any more. `pid`: the gateway's; null while it is being started again, which reads the new routes anyway.
 */
export async function reloadGateway(plan: SitePlan, pid: number | null): Promise<void> {
  gatewayProcess(plan);
  if (pid === null) return;
  const workers = groupMembers(pid, projectRoot).filter((member) => member !== pid);
  process.kill(pid, 'SIGHUP');
  await waitFor('the gateway to take the new routes', RELOAD_TIMEOUT_MS, () => workers.every(hasLeft));
}

/** nginx says in a worker's title that it finishes what it has, and takes nothing new. */
function hasLeft(worker: number): boolean {
  try {
    return readFileSync(`/proc/${worker}/cmdline`, 'utf8').includes('shutting down') || processIdentity(worker) === null;
  } catch {
    return true;
  }
}
