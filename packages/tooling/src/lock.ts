import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processIdentity } from './supervise/index.ts';
import { waitFor } from './wait-for.ts';

const LONGEST_WAIT_MS = 300_000;

/**
 * Runs `work` while no other process of this machine holds the same lock file; one whose holder died counts as free.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  await waitFor(`${file} to be free`, LONGEST_WAIT_MS, () => take(file));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  }
}

function holderLives(file: string): boolean {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; identity: string };
    return processIdentity(pid) === identity;
  } catch {
    return false;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
