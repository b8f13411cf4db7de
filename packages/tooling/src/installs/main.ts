import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRevision } from '../check-revision.ts';
import { projectRoot } from '../project-root.ts';
import { newVersions, tooYoung } from './new-versions.ts';

/**
 * `npm run new-versions [-- BASE]`: the versions that the lockfile has and BASE (a commit, HEAD unless told otherwise)
 * has not must be a week old. Asks the registry for those alone; run where a lockfile is changed, not in `npm test`,
 * which needs no network.
 */
const LEAST_DAYS = 7;
const LOCKFILE = 'package-lock.json';
const base = process.argv[2] ?? 'HEAD';
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 100_000_000 });

try {
  checkRevision(projectRoot, base);
  const before = JSON.parse(run('git', 'show', `${base}:${LOCKFILE}`)) as Parameters<typeof newVersions>[0];
  const after = JSON.parse(readFileSync(join(projectRoot, LOCKFILE), 'utf8')) as Parameters<typeof newVersions>[0];
  const publishedAt = new Map(newVersions(before, after).map((version) => [version, timeOf(version)]));
  const problems = tooYoung(publishedAt, LEAST_DAYS, new Date());
  for (const [version, at] of publishedAt) console.log(`${version}  ${at ?? 'unknown'}`);
  for (const problem of problems) console.error(problem);
  console.log(`${publishedAt.size} new since ${base}, ${problems.length} too young`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function timeOf(version: string): string | undefined {
  const at = version.lastIndexOf('@');
  const times = JSON.parse(run('npm', 'view', version.slice(0, at), 'time', '--json')) as Record<string, string>;
  return times[version.slice(at + 1)];
}
