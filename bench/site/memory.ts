import { readFileSync } from 'node:fs';
import { processesBelow } from '../processes.ts';

const KIB_IN_A_MB = 1000 ** 2 / 1024;

export interface Memory {
  megabytes: number;
  /** The same by the names of programs, the largest first. */
  byName: string;
}

/** What these processes and all below them hold: PSS, so that what several share counts once. */
export function memoryOf(roots: readonly number[]): Memory {
  const byName = new Map<string, { count: number; megabytes: number }>();
  for (const { pid, name } of processesBelow(roots)) {
    const known = byName.get(name) ?? { count: 0, megabytes: 0 };
    byName.set(name, { count: known.count + 1, megabytes: known.megabytes + pssMegabytes(pid) });
  }
  const sorted = [...byName].toSorted(([, one], [, other]) => other.megabytes - one.megabytes);
  return {
    megabytes: sorted.reduce((sum, [, each]) => sum + each.megabytes, 0),
    byName: sorted.map(([name, each]) => `${each.count} ${name} ${Math.round(each.megabytes)} MB`).join(', '),
  };
}

/** 0 when it has ended meanwhile. */
function pssMegabytes(pid: number): number {
  try {
    const [, kib] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kib ?? 0) / KIB_IN_A_MB;
  } catch {
    return 0;
  }
}
