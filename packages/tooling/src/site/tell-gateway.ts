import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayProcess } from './gateway-process.ts';
import type { SitePlan } from './site-plan.ts';

/** Files that the gateway's processes read when they start; of all others they see a change within a second. */
const READ_AT_START = ['nginx.conf', 'api.conf', 'site.conf', 'upstreams.conf', 'settings.json'];

/**
 * Tells the gateway where the plan's services are. Only when the routes themselves have changed it is reloaded, which
 * closes idle connections of browsers. `pid`: the gateway's; null while it is being started again, when it reads
 * everything anyway.
 */
export function tellGateway(plan: SitePlan, pid: number | null): void {
  const before = startFiles(plan);
  gatewayProcess(plan);
  if (pid !== null && startFiles(plan) !== before) process.kill(pid, 'SIGHUP');
}

function startFiles({ folders }: SitePlan): string {
  return READ_AT_START.map((file) => readFileSync(join(folders.gateway, file), 'utf8')).join('\0');
}
