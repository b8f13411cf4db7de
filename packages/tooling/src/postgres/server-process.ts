import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Pid of the server that runs on this data folder; a stale pid file (kill -9, restarted machine) does not count. */
export function serverPid(dataDir: string): number | null {
  const pid = recordedPid(dataDir);
  return pid !== null && commandLine(pid).includes(dataDir) ? pid : null;
}

/**
 * Removes a pid file whose number another program has by now: PostgreSQL would take that program for itself and not
 * start.
 */
export function removeForeignPidFile(dataDir: string): void {
  const pid = recordedPid(dataDir);
  if (pid !== null && serverPid(dataDir) === null && commandLine(pid).length > 0) rmSync(pidFile(dataDir));
}

function recordedPid(dataDir: string): number | null {
  try {
    const [line = ''] = readFileSync(pidFile(dataDir), 'utf8').split('\n');
    return Number(line) > 0 ? Number(line) : null;
  } catch {
    return null;
  }
}

/**
 * Arguments of a process; none for one that is gone or a zombie. (Its working folder would tell more, but only to the
 * same account.)
 */
function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

function pidFile(dataDir: string): string {
  return join(dataDir, 'postmaster.pid');
}
