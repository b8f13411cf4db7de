import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of the process of a service that runs in the site of this data folder. */
function servicePid(dataDir: string, service: string): number {
  const run = join(dataDir, 'run');
  const file = readdirSync(run).find((name) => new RegExp(`^${service}-\\d+\\.json$`).test(name));
  if (!file) throw new Error(`no process of ${service} in ${run}`);
  return (JSON.parse(readFileSync(join(run, file), 'utf8')) as { pid: number }).pid;
}

/** Holds a service's process as it is (SIGSTOP): connections open, no answers, the worst of being away. */
export async function whileStopped<Result>(dataDir: string, service: string, work: () => Promise<Result>): Promise<Result> {
  const pid = servicePid(dataDir, service);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
