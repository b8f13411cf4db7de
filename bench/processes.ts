import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  parent: number;
  name: string;
  /** User and system time so far, of ended children too, in ticks of 10 ms. */
  ticks: number;
}

/** These processes and all below them, as Linux tells. */
export function processesBelow(roots: readonly number[]): RunningProcess[] {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(Number(pid)))
      .map((each) => [each.pid, each]),
  );
  const isBelow = (each: RunningProcess | undefined): boolean =>
    each !== undefined && (roots.includes(each.pid) || isBelow(all.get(each.parent)));
  return [...all.values()].filter(isBelow);
}

/** None when it has ended meanwhile. */
function readProcess(pid: number): RunningProcess[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [from, to] = [text.indexOf('('), text.lastIndexOf(')')];
    // after the name, which may hold spaces: state, parent, …, utime, stime, cutime, cstime
    const fields = text
      .slice(to + 2)
      .split(' ')
      .map(Number);
    return [
      { pid, parent: fields[1] ?? 0, name: text.slice(from + 1, to), ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) },
    ];
  } catch {
    return [];
  }
}
