import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../wait-for.ts';
import { groupMembers, processIdentity } from './process-identity.ts';

const KILL_TIMEOUT_MS = 10_000;

interface Entry {
  readonly pid: number;
  readonly identity: string;
}

/**
 * Remembers on disk what was started, so that a later start finds what a killed supervisor left behind. Looking changes
 * nothing on disk.
 */
export class PidFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  write(name: string, pid: number): void {
    const identity = processIdentity(pid);
    if (identity === null) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(name), JSON.stringify({ pid, identity } satisfies Entry));
  }

  remove(name: string): void {
    rmSync(this.#file(name), { force: true });
  }

  /** The process recorded under this name, when it still lives. */
  living(name: string): number | null {
    const entry = this.#read(name);
    return entry !== null && processIdentity(entry.pid) === entry.identity ? entry.pid : null;
  }

  /**
   * Ends everything recorded that still lives, whole process groups, and says what it found. `folders`: where our
   * processes work.
   */
  async killOrphans(...folders: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const name of this.#names()) {
      const entry = this.#read(name);
      if (entry !== null && (await killGroup(entry.pid, this.living(name) !== null, folders))) found.push(name);
      this.remove(name);
    }
    return found;
  }

  #names(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
  }

  #read(name: string): Entry | null {
    try {
      return JSON.parse(readFileSync(this.#file(name), 'utf8')) as Entry;
    } catch {
      return null;
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

/**
 * Kills a group that is ours: its leader is the process that was recorded, or what is left of it works in one of our
 * folders.
 */
async function killGroup(group: number, isLeaderOurs: boolean, folders: readonly string[]): Promise<boolean> {
  const members = (): number[] => folders.flatMap((folder) => groupMembers(group, folder));
  const remnants = members();
  if (!isLeaderOurs && remnants.length === 0) return false;
  if (isLeaderOurs) process.kill(-group, 'SIGKILL');
  else for (const pid of remnants) process.kill(pid, 'SIGKILL');
  await waitFor(`process group ${group} to be gone`, KILL_TIMEOUT_MS, () => processIdentity(group) === null && members().length === 0);
  return true;
}
