import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Pid of the server that runs on this data folder; a stale pid file (kill -9, restarted machine) does not count. */
export function serverPid(dataDir: string): number | null {
  const pid = recordedPid(dataDir);
  return pid !== null && works(pid, dataDir) ? pid : null;
}

/** Pids of all processes of the server, also those that outlive a killed postmaster for a moment. */
export function serverPids(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => works(pid, dataDir));
}

function recordedPid(dataDir: string): number | null {
  try {
    const [line = ''] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(line) > 0 ? Number(line) : null;
  } catch {
    return null;
  }
}

/** Every process of a server has its data folder as working folder; a zombie has none. */
function works(pid: number, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataDir;
  } catch {
    return false;
  }
}
