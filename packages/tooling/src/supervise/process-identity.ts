import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/**
 * What tells this process from a later one with the same number: when it began, and its command line. Null when it is
 * gone.
 */
export function processIdentity(pid: number): string | null {
  const fields = statFields(pid);
  if (fields === null || fields.state === 'Z') return null;
  try {
    return `${fields.startTicks} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`;
  } catch {
    return null;
  }
}

/** Living processes of a process group that work in `folder` or below it. */
export function groupMembers(group: number, folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isMember(pid, group, folder));
}

function isMember(pid: number, group: number, folder: string): boolean {
  const fields = statFields(pid);
  if (fields === null || fields.state === 'Z' || fields.group !== group) return false;
  try {
    return isWithin(readlinkSync(`/proc/${pid}/cwd`), folder);
  } catch {
    return false;
  }
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The fields after the program's name, which may itself hold blanks and brackets (proc_pid_stat(5)). */
function statFields(pid: number): { state: string; group: number; startTicks: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', group: Number(fields[2]), startTicks: fields[19] ?? '' };
  } catch {
    return null;
  }
}
