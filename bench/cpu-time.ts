import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in ticks of 10 ms. */
const MICROSECONDS_IN_A_TICK = 10_000;

interface Process {
  parent: number;
  ticks: number;
}

/**
 * CPU time so far of these processes and all below them, ended ones included, in microseconds. What a busy neighbour
 * cannot change.
 */
export function cpuTimeMicroseconds(roots: readonly number[]): number {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const process_ = /^\d+$/.test(name) ? readProcess(name) : undefined;
    if (process_) processes.set(Number(name), process_);
  }
  const isBelow = (pid: number): boolean => roots.includes(pid) || isBelowParent(processes.get(pid)?.parent);
  const isBelowParent = (parent: number | undefined): boolean => parent !== undefined && parent > 0 && isBelow(parent);
  const ticks = [...processes].filter(([pid]) => isBelow(pid)).reduce((sum, [, process_]) => sum + process_.ticks, 0);
  return ticks * MICROSECONDS_IN_A_TICK;
}

function readProcess(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // after the name, which may hold spaces: state, parent, …, utime, stime, cutime, cstime
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1, 2);
    return { parent, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
  } catch {
    return undefined;
  }
}
