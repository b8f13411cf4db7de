import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody listens there: a call is refused at once. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

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

/**
 * Sends all calls of a service, the gateway's and the other services', to where nobody listens: it is gone, and
 * everybody knows at once.
 */
export async function whileGone<Result>(dataDir: string, service: string, work: () => Promise<Result>): Promise<Result> {
  const gatewayFile = join(dataDir, 'gateway/addresses.json');
  const servicesFile = join(dataDir, 'service-urls.json');
  const before = [gatewayFile, servicesFile].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const { public: ofServices, internal } = JSON.parse(readFileSync(gatewayFile, 'utf8')) as Record<'public' | 'internal', object>;
  replace(gatewayFile, JSON.stringify({ public: { ...ofServices, [service]: [NOWHERE] }, internal }));
  const urls = JSON.parse(readFileSync(servicesFile, 'utf8')) as object;
  replace(servicesFile, JSON.stringify({ ...urls, [service]: [`http://${NOWHERE.host}:${NOWHERE.port}`] }));
  try {
    return await work();
  } finally {
    for (const { file, text } of before) replace(file, text);
  }
}

function replace(file: string, text: string): void {
  writeFileSync(`${file}.test`, text);
  renameSync(`${file}.test`, file);
}
